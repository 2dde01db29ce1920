import { optionalIf } from './line.ts';

/** A field's name, and its type. */
export type FieldLine = readonly [name: string, value: string];

/** What this reads of a JSON Schema. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

/**
 * Returns the lines of a schema: its own under the name, and one for each field below it: "body.lines" for a field,
 * "body.lines[]" for what an array holds, "body.names{}" for what any name may have. Where objects of several kinds may
 * stand, each is named by the word that tells them apart, "body<video>", or by its place.
 */
export function schemaLines(name: string, schema: JsonSchema, isOptional = false): FieldLine[] {
  const { members, lines } = inner(name, schema);
  return [[name, optionalIf(isOptional, members.join(' | '))], ...lines];
}

interface Inner {
  /** The alternatives of the schema's own type. */
  members: string[];
  /** The lines of what is inside. */
  lines: FieldLine[];
}

function inner(name: string, schema: JsonSchema): Inner {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return union(name, options);
  if (schema.$ref) return scalar(schema.$ref.replace('#/components/schemas/', ''));
  if (schema.const !== undefined) return scalar(literal(schema.const));
  if (schema.enum) return { members: schema.enum.map(literal), lines: [] };
  if (typeof schema.type === 'object')
    return union(
      name,
      schema.type.map((type) => ({ ...schema, type })),
    );
  if (schema.type === 'array') return array(name, schema);
  return schema.type === 'object' ? object(name, schema) : scalar(scalarText(schema));
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : `${value}`);

const scalar = (text: string): Inner => ({ members: [text], lines: [] });

function union(name: string, options: readonly JsonSchema[]): Inner {
  const hasKinds = options.filter(isStructure).length > 1;
  const all = options.map((option, place) => {
    if (!hasKinds || !isStructure(option)) return inner(name, option);
    const kind = `${name}<${kindOf(option) ?? place + 1}>`;
    const { members, lines } = inner(kind, option);
    return { members, lines: [[kind, members.join(' | ')] as const, ...lines] };
  });
  return { members: [...new Set(all.flatMap(({ members }) => members))], lines: all.flatMap(({ lines }) => lines) };
}

const isStructure = ({ type }: JsonSchema) => type === 'object' || type === 'array';

/** Returns the word by which an object says of which kind it is. */
function kindOf({ properties = {} }: JsonSchema): string | undefined {
  const values = Object.values(properties).map((field) => field.const ?? (field.enum?.length === 1 && field.enum[0]));
  const word = values.find((found) => typeof found === 'string');
  return typeof word === 'string' ? word : undefined;
}

function array(key: string, { items = {}, minItems, maxItems }: JsonSchema): Inner {
  return { members: [`array${range(minItems, maxItems)}`], lines: schemaLines(`${key}[]`, items) };
}

function object(key: string, { properties = {}, required = [], additionalProperties }: JsonSchema): Inner {
  const named = Object.entries(properties).flatMap(([name, field]) =>
    schemaLines(key === '' ? name : `${key}.${name}`, field, !required.includes(name)),
  );
  const others = typeof additionalProperties === 'object' ? schemaLines(`${key}{}`, additionalProperties) : [];
  return { members: ['object'], lines: [...named, ...others] };
}

function scalarText(schema: JsonSchema): string {
  const { type = 'anything', format, pattern } = schema;
  const least = schema.exclusiveMinimum ?? schema.minimum ?? schema.minLength;
  const most = schema.exclusiveMaximum ?? schema.maximum ?? schema.maxLength;
  const form = format ? ` ${format}` : pattern ? ` /${pattern}/` : '';
  return `${type}${range(least, most)}${form}`;
}

/** Bounds; a number's own greatest and least are none. */
function range(least?: number, most?: number): string {
  const [from, to] = [least, most].map((bound) =>
    bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? '' : bound,
  );
  return from === '' && to === '' ? '' : `(${from}..${to})`;
}
