import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Types of the API's calls, made from its routes; other code imports it for its types only. */
export const CALLS = 'runtime/contracts/calls.ts';

const HEAD = `/** Every call of the API: path → method → query, body and answer. \`npm run docs\` writes this file from the routes. */`;

/**
 * Returns the source of the types of all calls. A contract that has a name is named; others are written out.
 *
 * @param {string} root
 * @param {object[]} operations what \`operationsOf\` reads out of the routes
 * @param {Record<string, object>} modules the modules of contracts by their file's name, 'order.ts'
 * @returns {string}
 */
export function describeCalls(root, operations, modules) {
  const names = contractNames(root, modules);
  const used = new Map();
  const print = printer(names, used);
  const byPath = new Map();
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)\{[^}]+\}/g, ':$1');
    byPath.set(path, [...(byPath.get(path) ?? []), operation]);
  }
  const paths = [...byPath].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, all]) => pathText(path, all, print));
  return [
    `import type * as z from 'zod/mini';`,
    ...importLines(used),
    '',
    '/** What a query can carry: it becomes text. */',
    'type QueryValue = string | number | boolean;',
    '',
    HEAD,
    'export interface Calls {',
    ...paths,
    '}',
    '',
  ].join('\n');
}

/** Names of contracts by their schema, with whether the file exports a type of that name for what a call answers. */
function contractNames(root, modules) {
  const names = new Map();
  for (const [file, module] of Object.entries(modules)) {
    const text = readFileSync(join(root, 'runtime/contracts', file), 'utf8');
    for (const [name, schema] of Object.entries(module)) {
      if (!schema?._zod || names.has(schema) || !/^[A-Z]/.test(name)) continue;
      const isOutput = new RegExp(`^export type ${name} = z\\.(?:infer|output)<typeof ${name}>;`, 'm').test(text);
      names.set(schema, { name, file, isOutput });
    }
  }
  return names;
}

function importLines(used) {
  const files = new Map();
  for (const { name, file } of used.values()) files.set(file, [...(files.get(file) ?? []), name]);
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, names]) => `import type { ${names.sort().join(', ')} } from './${file}';`);
}

function pathText(path, operations, print) {
  const methods = operations.map(({ method, query, body, description }) => {
    const fields = [
      query && `query: ${queryText(query, print)};`,
      body && `body: ${print(body, 'input')};`,
      !body && description?.bodyType && 'body: Blob;',
      `answer: ${answerText(description, print)};`,
    ];
    return `    ${method}: { ${fields.filter(Boolean).join(' ')} };`;
  });
  return `  '${path}': {\n${methods.join('\n')}\n  };`;
}

function answerText(description, print) {
  if (description?.answer) return print(description.answer, 'output');
  if (description?.answerType) return 'Blob';
  return description ? 'undefined' : 'unknown';
}

/** A query is text on its way: one of several words has its type, anything else is what becomes text. */
function queryText(query, print) {
  const printPlain = printer(new Map(), new Map());
  const fields = Object.entries(query._zod.def.shape).map(([name, schema]) => {
    const isChoice = /^'[^']*'( \| '[^']*')*$/.test(printPlain(schema, 'input'));
    const text = isChoice ? print(schema, 'input') : 'QueryValue';
    return isOptional(schema, 'input') ? `${key(name)}?: ${text} | undefined;` : `${key(name)}: ${text};`;
  });
  return `{ ${fields.join(' ')} }`;
}

function printer(names, used) {
  /** Returns a schema as a TypeScript type: what is sent ('input') or what comes back ('output'). */
  return function print(schema, side) {
    const known = names.get(schema);
    if (known) {
      used.set(schema, known);
      if (side === 'output') return known.isOutput ? known.name : `z.output<typeof ${known.name}>`;
      return `z.input<typeof ${known.name}>`;
    }
    return PRINT[schema._zod.def.type]?.(schema._zod.def, side, (inner) => print(inner, side)) ?? 'unknown';
  };
}

const union = (texts) => [...new Set(texts)].join(' | ');
const literal = (value) => (typeof value === 'string' ? `'${value}'` : `${value}`);

/** Each function prints schemas of one kind. */
const PRINT = {
  string: () => 'string',
  number: () => 'number',
  int: () => 'number',
  boolean: () => 'boolean',
  null: () => 'null',
  undefined: () => 'undefined',
  unknown: () => 'unknown',
  any: () => 'unknown',
  literal: ({ values }) => union(values.map(literal)),
  enum: ({ entries }) => union(Object.values(entries).map(literal)),
  optional: ({ innerType }, _, inner) => inner(innerType),
  exactOptional: ({ innerType }, _, inner) => inner(innerType),
  default: ({ innerType }, _, inner) => inner(innerType),
  prefault: ({ innerType }, _, inner) => inner(innerType),
  catch: ({ innerType }, _, inner) => inner(innerType),
  readonly: ({ innerType }, _, inner) => inner(innerType),
  nonoptional: ({ innerType }, _, inner) => inner(innerType),
  nullable: ({ innerType }, _, inner) => union([inner(innerType), 'null']),
  lazy: ({ getter }, _, inner) => inner(getter()),
  array: ({ element }, _, inner) => `readonly (${inner(element)})[]`,
  tuple: ({ items }, _, inner) => `[${items.map(inner).join(', ')}]`,
  record: ({ valueType }, _, inner) => `Record<string, ${inner(valueType)}>`,
  union: ({ options }, _, inner) => union(options.map(inner)),
  intersection: ({ left, right }, _, inner) => `(${inner(left)}) & (${inner(right)})`,
  pipe: ({ in: from, out }, side, inner) => inner(side === 'input' ? from : out),
  object: ({ shape }, side, inner) => {
    const fields = Object.entries(shape).map(
      ([name, schema]) => `${key(name)}${isOptional(schema, side) ? '?' : ''}: ${inner(schema)};`,
    );
    return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join(' ')} }`;
  },
};

function key(name) {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

function isOptional(schema, side) {
  return schema._zod[side === 'input' ? 'optin' : 'optout'] !== undefined;
}
