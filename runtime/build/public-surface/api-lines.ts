import { type FieldLine, type JsonSchema, schemaLines } from './json-schema-lines.ts';
import type { Line } from './line.ts';

/** What this reads of the API's document, in OpenAPI 3.1. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  components: {
    schemas: Readonly<Record<string, JsonSchema>>;
    responses: Readonly<Record<string, { description: string }>>;
  };
}

interface ApiOperation {
  parameters?: readonly { in: string; name: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
  deprecated?: boolean;
  'x-required-scope'?: string;
}

type Content = Readonly<Record<string, { schema: JsonSchema }>>;

/** Every call takes it, and it says which shop is meant. */
const SITE_HEADER = 'X-Storefront-Site';
/** The status of an answer that names none. */
const OK = '200';
/** How a schema is used. */
export const SENT = 'sent';
export const ANSWERED = 'answered';
const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

/**
 * Returns the lines of all calls, and of the schemas that the document names. A schema's own line says whether callers
 * send it, the shop answers with it, or both.
 */
export function apiLines({ paths, components }: ApiDocument): Line[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ thing: `api ${method.toUpperCase()} ${path}`, operation })),
  );
  const requests = operations.map(({ operation: { parameters, requestBody } }) => [parameters, requestBody]);
  const sent = reached(requests, components.schemas);
  const answered = reached(
    operations.map(({ operation }) => operation.responses),
    components.schemas,
  );
  return [
    ...operations.flatMap(({ thing, operation }) => linesOf(thing, operationLines(operation))),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => {
      const use = [sent.has(name) && SENT, answered.has(name) && ANSWERED].filter((way) => way !== false);
      return use.length === 0 ? [] : linesOf(`schema ${name}`, schemaFields(use.join(' and '), schema));
    }),
    ...Object.values(components.responses).flatMap(errorLines),
  ];
}

const linesOf = (thing: string, fields: readonly FieldLine[]) =>
  fields.map(([name, value]): Line => [thing, name, value]);

function operationLines(operation: ApiOperation): FieldLine[] {
  const { parameters = [], requestBody, responses } = operation;
  const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const scope = operation['x-required-scope'];
  return [
    ['', scope ? `scope ${scope}` : ''],
    ...parameters
      .filter(({ in: place, name }) => place !== 'path' && name !== SITE_HEADER)
      .flatMap(({ in: place, name, required, schema }) => schemaLines(`${place}.${name}`, schema, !required)),
    ...contentLines('body', requestBody?.content),
    ...(status === OK ? [] : [['status', status] as const]),
    ...contentLines('answer', answer?.content),
  ];
}

function schemaFields(use: string, schema: JsonSchema): FieldLine[] {
  const [[, type = ''] = [], ...fields] = schemaLines('', schema);
  return [['', use], ...(type === 'object' ? [] : [['(type)', type] as const]), ...fields];
}

function contentLines(key: string, content: Content = {}): FieldLine[] {
  return Object.entries(content).flatMap(([type, { schema }]) => [
    ...(type === 'application/json' ? [] : [[`${key}.(type)`, type] as const]),
    ...schemaLines(key, schema),
  ]);
}

/** The document lists the codes of errors under their status. */
function errorLines({ description }: { description: string }): Line[] {
  return description.split(', ').map((code) => ['errors', code, '']);
}

/** Returns the names of the schemas that are mentioned, and of those that these mention. */
function reached(from: readonly unknown[], schemas: ApiDocument['components']['schemas']): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of (JSON.stringify(part) ?? '').matchAll(REFERENCE)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  visit(from);
  return found;
}
