/** Every call of the owner's API, as the command `npm run owner` makes it; made from the routes. */
export const OPERATIONS = 'worker/cli/operations.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** Most columns of a table that nobody has chosen. */
const MAX_COLUMNS = 7;
/** Most fields of a body that becomes options. */
const MAX_FIELDS = 6;
const PAGING = ['hasNextPage', 'nextPageCursor'];
/** Properties by their names, in the order in which an owner looks for them. */
const RANKS = [/^(id|number|code)$/, /^(name|title|email|sku)$/, /^(state|status|kind|type)$/, /(?<!At)$/, /At$/];
const NOT_SHOWN = /^(version|websiteId|url|body|language)$/;

/**
 * Returns the source of the list of operations.
 *
 * @param {object[]} operations what `operationsOf` reads out of the routes
 * @param {(operation: object, all: object[]) => { ifMatch: string, idempotencyKey: string }} takesOf
 * @returns {string}
 */
export function describeOperations(operations, takesOf) {
  const own = operations
    .filter(({ scope, description }) => scope !== undefined && description !== undefined)
    .map((operation) => ({ ...operation, key: keyOf(operation) }))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const lines = own.map((operation) => `  ${JSON.stringify(operation.key)}: ${entry(operation, own, takesOf)},`);
  return [
    `import type { Operation } from './operation.ts';`,
    '',
    `/** Every call of the owner's API. \`npm run docs\` writes this file from the routes. */`,
    'export const OPERATIONS = {',
    ...lines,
    '} as const satisfies Readonly<Record<string, Operation>>;',
    '',
  ].join('\n');
}

function keyOf({ method, path }) {
  return `${method} ${path.replaceAll(/:(\w+)\{[^}]+\}/g, ':$1')}`;
}

function rank({ method, path }) {
  return `${path} ${METHODS.indexOf(method)}`;
}

function entry(operation, all, takesOf) {
  const { method, path, query, body, description } = operation;
  const { ifMatch, idempotencyKey } = takesOf(operation, all);
  const read = all.find((other) => other.path === path && other.method === 'GET');
  const fields = {
    summary: description.summary,
    words: wordsOf(path),
    query: query && flatFields(query),
    body: bodyOf(body, description),
    readOnly: method === 'PUT' ? readOnlyOf(read, body) : undefined,
    ifMatch: ifMatch === 'none' ? undefined : ifMatch,
    isRepeatable: method === 'POST' && idempotencyKey === 'none' ? false : undefined,
    ...answerOf(description),
  };
  return JSON.stringify(fields);
}

/** Returns the words that parameters are limited to: `:change{pause|resume}`. */
function wordsOf(path) {
  const limited = [...path.matchAll(/:(\w+)\{([\w|-]+)\}/g)].map(([, name, words]) => [name, words.split('|')]);
  return limited.length > 0 ? Object.fromEntries(limited) : undefined;
}

function bodyOf(body, { bodyType }) {
  if (bodyType) return 'bytes';
  // A choice of one word leaves nothing to say.
  const given = Object.values((body && shapeOf(body)) ?? {}).filter((field) => fieldOf(field)?.values?.length !== 1);
  if (!body || given.length > MAX_FIELDS) return body && 'file';
  return flatFields(body) ?? 'file';
}

/** Returns the fields of an object by their names; undefined where one that is required is no word of a command line. */
function flatFields(schema) {
  const shape = shapeOf(schema);
  if (!shape) return undefined;
  const fields = {};
  for (const [name, own] of Object.entries(shape)) {
    const isRequired = own._zod.optin === undefined;
    const field = fieldOf(own);
    // A flag says yes: it is never required, and of no use where yes is the default; nor is a choice of one word.
    const isFixed = field?.kind === 'flag' ? isRequired || defaultOf(own) === true : field?.values?.length === 1;
    const isWord = field && (!isFixed || (isRequired && field.kind !== 'flag'));
    if (isRequired && !isWord) return undefined;
    const defaultChoice = field?.kind === 'choice' ? defaultOf(own) : undefined;
    if (isWord) fields[name] = { ...field, default: defaultChoice, ...(isRequired && { isRequired }) };
  }
  return fields;
}

function fieldOf(schema) {
  const inner = bare(schema);
  const { type, values, entries, element, out } = inner._zod.def;
  const allowed = values ?? (entries && Object.values(entries));
  if (type === 'boolean') return { kind: 'flag' };
  if (allowed?.every((word) => typeof word === 'string')) {
    return allowed.join() === 'true,false' ? { kind: 'flag' } : { kind: 'choice', values: allowed };
  }
  if (allowed?.every((word) => typeof word === 'number')) {
    return { kind: 'whole', least: Math.min(...allowed), most: Math.max(...allowed) };
  }
  if (type === 'number' || type === 'int') {
    return { kind: 'whole', least: boundOf(inner, 'greater_than'), most: boundOf(inner, 'less_than') };
  }
  if (type === 'string') return { kind: 'text' };
  if (type === 'array' && ['text', 'choice'].includes(fieldOf(element)?.kind)) return { kind: 'texts' };
  if (type === 'union' && unionOf(inner).every((member) => ['text', 'choice'].includes(fieldOf(member)?.kind))) {
    return { kind: 'text' };
  }
  // A text that is read as something else is a text, or a number, on the command line too.
  if (type === 'pipe') return fieldOf(out) ?? { kind: 'text' };
  return undefined;
}

/** Returns the bound that a number's check sets; undefined for none. */
function boundOf({ _zod: { def } }, check) {
  return (def.checks ?? [])
    .map((checkEntry) => checkEntry._zod.def)
    .find((definition) => definition.check === check && definition.inclusive)?.value;
}

const unionOf = (schema) => schema._zod.def.options;

/** What the answer to a reading has beyond the body of its replacement. */
function readOnlyOf(read, body) {
  const shapes = [read?.description?.answer, body].map((schema) => schema && shapeOf(schema));
  const [answered, sent] = shapes;
  if (!answered || !sent) return undefined;
  return Object.keys(answered).filter((name) => !(name in sent));
}

function answerOf({ answer, answerType }) {
  if (answerType) return { answer: 'bytes' };
  const shape = answer && shapeOf(answer);
  if (!shape) return { answer: answer && 'object' };
  const lists = Object.keys(shape).filter((name) => bare(shape[name])._zod.def.type === 'array');
  const isRest = ([name, schema]) => PAGING.includes(name) || ['array', 'record'].includes(bare(schema)._zod.def.type);
  if (lists.length !== 1 || !Object.entries(shape).every(isRest)) return { answer: 'object' };
  const [list] = lists;
  return { list, columns: columnsOf(bare(shape[list])._zod.def.element) };
}

function columnsOf(element) {
  const shape = shapeOf(element);
  if (!shape) return undefined;
  const rankOf = (name) => RANKS.findIndex((pattern) => pattern.test(name));
  return Object.keys(shape)
    .filter((name) => !NOT_SHOWN.test(name) && isShown(shape[name]))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MAX_COLUMNS);
}

/** Whether a value is one word in a table: a scalar, or an amount of money. */
function isShown(schema) {
  return (
    ['text', 'whole', 'choice', 'flag'].includes(fieldOf(schema)?.kind) || 'decimalValue' in (shapeOf(schema) ?? {})
  );
}

function shapeOf(schema) {
  const { type, shape } = bare(schema)._zod.def;
  return type === 'object' ? shape : undefined;
}

function defaultOf({ _zod: { def } }) {
  return def.defaultValue;
}

/** Returns a schema without what makes it optional. */
function bare(schema) {
  const { innerType } = schema._zod.def;
  return innerType ? bare(innerType) : schema;
}
