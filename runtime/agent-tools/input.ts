/** What a tool takes: the part of JSON Schema that our tools need. Every text and list has an end. */
export type Schema =
  | { type: 'string'; maxLength: number; minLength?: number; description?: string }
  | { type: 'integer'; minimum: number; maximum: number; description?: string }
  | { type: 'array'; items: Schema; maxItems: number; description?: string }
  | ObjectSchema;

export interface ObjectSchema {
  type: 'object';
  properties: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties: false;
  description?: string;
}

/** The value that a schema allows. */
export type Input<Of> = Of extends { type: 'string' }
  ? string
  : Of extends { type: 'integer' }
    ? number
    : Of extends { type: 'array'; items: infer Item }
      ? readonly Input<Item>[]
      : Of extends { type: 'object'; properties: infer Properties }
        ? Fields<Properties, Of extends { required: readonly (infer Name)[] } ? Name : never>
        : never;

type Fields<Properties, Required> = {
  readonly [Name in keyof Properties as Name extends Required ? Name : never]: Input<Properties[Name]>;
} & { readonly [Name in keyof Properties as Name extends Required ? never : Name]?: Input<Properties[Name]> };

/** Throws a DOMException 'ToolError' where an agent's input is not what the schema allows; the text says what would be. */
export function checkInput<Of extends Schema>(schema: Of, input: unknown): asserts input is Input<Of> {
  const problem = problemOf(schema, input, 'The input');
  if (problem) throw new DOMException(`${problem} Call the tool again with a corrected input.`, 'ToolError');
}

function problemOf(schema: Schema, value: unknown, name: string): string | undefined {
  if (schema.type === 'string') {
    const { minLength = 0, maxLength } = schema;
    const isText = typeof value === 'string' && value.length <= maxLength && value.trim().length >= minLength;
    return isText ? undefined : `${name} must be a text of ${minLength} to ${maxLength} characters.`;
  }
  if (schema.type === 'integer') {
    const { minimum, maximum } = schema;
    const isInRange = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    return isInRange ? undefined : `${name} must be a whole number from ${minimum} to ${maximum}.`;
  }
  if (schema.type === 'array') {
    const { items, maxItems } = schema;
    if (!Array.isArray(value) || value.length > maxItems) return `${name} must be a list of at most ${maxItems}.`;
    return firstOf(value.map((item, index) => problemOf(items, item, `${name}[${index}]`)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${name} must be an object.`;
  const { properties, required = [] } = schema;
  const given = new Map(Object.entries(value).filter(([, field]) => field !== undefined));
  return firstOf([
    ...required.map((field) => (given.has(field) ? undefined : `${name} lacks "${field}".`)),
    ...[...given].map(([field, own]) => {
      const known = Object.hasOwn(properties, field) ? properties[field] : undefined;
      return known ? problemOf(known, own, `"${field}"`) : `${name} has no field "${field.slice(0, 40)}".`;
    }),
  ]);
}

function firstOf(problems: readonly (string | undefined)[]): string | undefined {
  return problems.find((problem) => problem !== undefined);
}
