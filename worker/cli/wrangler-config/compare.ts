import type { JsonPath } from './edit-jsonc.ts';
import type { Json, JsonObject } from './needed.ts';

/** What a configuration lacks, or has older than needed. */
export interface Lack {
  /** Where it belongs: a list or an object; of a value that is replaced, its own path. */
  path: JsonPath;
  /** The name of a new property. */
  key?: string;
  /** By what a new entry of a list is known: 'PUSHES'. */
  entry?: string;
  value: Json;
}

/** How a configuration differs from what is needed. */
export interface Difference {
  lacks: readonly Lack[];
  /** Sentences about entries of the owner's that cannot work, which nobody but the owner may change. */
  conflicts: readonly string[];
}

/** Without these the shop works, so that an owner may have removed them. */
const OPTIONAL = new Set(['$schema', 'send_metrics', 'observability', 'images', 'send_email']);
/** By which properties the entries of a list are told apart. */
const IDENTITY: Readonly<Record<string, string>> = {
  rules: 'type',
  d1_databases: 'binding',
  r2_buckets: 'binding',
  ratelimits: 'name',
  'queues.producers': 'binding',
  'queues.consumers': 'queue',
};
/** Values that the Worker or the command relies on, inside of entries that are the owner's otherwise. */
const FIXED = new Set(['assets.directory', 'assets.binding', 'assets.run_worker_first', 'd1_databases.migrations_dir']);
const DATE = 'compatibility_date';

/** Compares an owner's configuration with what is needed. */
export function compare(own: JsonObject, needed: JsonObject): Difference {
  const lacks: Lack[] = [];
  const conflicts: string[] = [];
  const wanted = withQueuesOf(own, needed, conflicts);
  compareObjects(own, wanted, [], { lacks, conflicts });
  return { lacks, conflicts };
}

interface Findings {
  lacks: Lack[];
  conflicts: string[];
}

function compareObjects(own: JsonObject, needed: JsonObject, path: JsonPath, found: Findings): void {
  for (const [key, value] of Object.entries(needed)) {
    const there = own[key];
    if (path.length === 0 && OPTIONAL.has(key)) continue;
    if (there === undefined) found.lacks.push({ path, key, value });
    else compareValues(there, value, [...path, key], found);
  }
}

function compareValues(own: Json, needed: Json, path: JsonPath, found: Findings): void {
  const name = nameOf(path);
  if (name === DATE && String(own) < String(needed)) {
    found.lacks.push({ path, value: needed });
  } else if (isObject(needed)) {
    if (isObject(own)) compareObjects(own, needed, path, found);
    else found.conflicts.push(`${name} is ${JSON.stringify(own)}, but must be an object.`);
  } else if (isList(needed)) {
    if (isList(own)) compareLists(own, needed, path, found);
    else found.conflicts.push(`${name} is ${JSON.stringify(own)}, but must be a list.`);
  } else if (FIXED.has(name) && own !== needed) {
    const given = JSON.stringify(needed);
    found.conflicts.push(`${name} is ${JSON.stringify(own)}, but the shop needs ${given}: set it to ${given}.`);
  }
}

function compareLists(own: readonly Json[], needed: readonly Json[], path: JsonPath, found: Findings): void {
  const name = nameOf(path);
  const identity = IDENTITY[name];
  for (const value of needed) {
    if (identity === undefined || !isObject(value)) {
      if (!own.includes(value)) found.lacks.push({ path, value, entry: String(value) });
      continue;
    }
    const index = own.findIndex((entry) => isObject(entry) && entry[identity] === value[identity]);
    const there = own[index];
    if (!isObject(there)) found.lacks.push({ path, value, entry: String(value[identity]) });
    else compareEntries(there, value, [...path, index], found);
  }
}

/** An entry that is there is the owner's, but for the fields that are fixed and lists inside of it. */
function compareEntries(own: JsonObject, needed: JsonObject, path: JsonPath, found: Findings): void {
  for (const [key, value] of Object.entries(needed)) {
    const isChecked = FIXED.has(nameOf([...path, key])) || isList(value);
    if (isChecked) compareObjects(own, { [key]: value }, path, found);
  }
}

/**
 * Returns what is needed, with the names that the owner gave to queues: the Worker knows a queue by the end of its name, so
 * that the rest is free.
 */
function withQueuesOf(own: JsonObject, needed: JsonObject, conflicts: string[]): JsonObject {
  const { queues } = needed;
  if (!isObject(queues)) return needed;
  const names = new Map<Json | undefined, Json>();
  const rename = (from: Json | undefined, to: Json | undefined, field: string) => {
    if (typeof from !== 'string' || typeof to !== 'string') return;
    const end = from.slice(String(needed.name).length);
    if (to.endsWith(end)) names.set(from, to);
    else conflicts.push(`${field} is "${to}", but the Worker knows this queue by a name that ends in "${end}".`);
  };
  for (const { binding, queue } of entriesOf(queues, 'producers')) {
    const there = entriesOf(own.queues, 'producers').find((entry) => entry.binding === binding);
    rename(queue, there?.queue, `queues.producers: the queue of ${binding}`);
  }
  const consumers = entriesOf(queues, 'consumers');
  for (const { queue, dead_letter_queue: dead } of consumers) {
    const there = entriesOf(own.queues, 'consumers').find((entry) => entry.queue === (names.get(queue) ?? queue));
    rename(dead, there?.dead_letter_queue, `queues.consumers: the dead_letter_queue of ${there?.queue}`);
  }
  const renamed = consumers.map((consumer) => {
    const { queue = '', dead_letter_queue: dead } = consumer;
    const letters = dead === undefined ? {} : { dead_letter_queue: names.get(dead) ?? dead };
    return { ...consumer, queue: names.get(queue) ?? queue, ...letters };
  });
  return { ...needed, queues: { ...queues, consumers: renamed } };
}

function entriesOf(queues: Json | undefined, key: string): JsonObject[] {
  const list = isObject(queues) ? queues[key] : undefined;
  return isList(list) ? list.filter(isObject) : [];
}

/** Returns a path as a person reads it, without the places in lists. */
export function nameOf(path: JsonPath): string {
  return path.filter((step) => typeof step === 'string').join('.');
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
