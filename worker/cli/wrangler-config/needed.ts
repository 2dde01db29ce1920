import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../project.ts';
import { readJsonc } from './edit-jsonc.ts';

/** A part of a configuration, as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** From what a project's configuration is made. */
export interface ConfigSource {
  /** The text of the package's own configuration. */
  base: string;
  /** The Worker's name, which its database, queues and bucket are named for: 'tea-shop'. */
  name: string;
  /** The package's name, in whose folder the migrations are. */
  packageName: string;
}

/** The fields in which a project differs from the package's own configuration, by their paths. */
export function ownFields({ name, packageName }: Omit<ConfigSource, 'base'>): readonly (readonly [string, Json])[] {
  return [
    ['$schema', 'node_modules/wrangler/config-schema.json'],
    ['name', name],
    ['main', 'src/index.ts'],
    ['assets.directory', '.storefront/assets'],
    ['d1_databases.0.migrations_dir', `node_modules/${packageName}/migrations`],
  ];
}

/** The fields whose values begin with the Worker's name. */
const NAMED = new Set(['database_name', 'bucket_name', 'queue', 'dead_letter_queue']);

/** Returns the paths of all values that begin with the name of the package's own Worker, with what they are in another. */
export function namedFields(base: JsonObject, name: string): readonly (readonly [string, string])[] {
  const found: [string, string][] = [];
  const visit = (value: Json, path: readonly string[]): void => {
    const key = path.at(-1) ?? '';
    if (typeof value === 'string' && NAMED.has(key))
      found.push([path.join('.'), renamed(value, String(base.name), name)]);
    if (typeof value !== 'object' || value === null) return;
    for (const [step, entry] of Object.entries(value)) visit(entry, [...path, step]);
  };
  visit(base, []);
  return found;
}

/** Returns what the package needs of a project's configuration: its own one, with the project's names and folders. */
export function neededConfig({ base, name, packageName }: ConfigSource): JsonObject {
  const own = readConfig(base);
  const fields = new Map([...ownFields({ name, packageName }), ...namedFields(own, name)]);
  const replaced = (value: Json, path: readonly string[]): Json => {
    const field = fields.get(path.join('.'));
    if (field !== undefined) return field;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((entry, index) => replaced(entry, [...path, String(index)]));
    // The id is that of the account's database.
    const kept = Object.entries(value).filter(([key]) => key !== 'database_id');
    return Object.fromEntries(kept.map(([key, entry]) => [key, replaced(entry, [...path, key])]));
  };
  return replaced(own, []) as JsonObject;
}

/** Returns what a project's configuration needs, by the Worker's name in its text. In a clone it is its own. */
export function neededIn(project: Project, text: string): JsonObject {
  const own = readConfig(text);
  if (project.isClone) return own;
  const base = readFileSync(join(project.package, 'wrangler.jsonc'), 'utf8');
  const name = typeof own.name === 'string' ? own.name : project.name;
  return neededConfig({ base, name, packageName: project.name });
}

/** Reads a configuration. Throws with the line of what cannot be read, or where it is no object. */
export function readConfig(text: string): JsonObject {
  const read = readJsonc(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new Error('It is no object.');
  return read as JsonObject;
}

function renamed(value: string, from: string, to: string): string {
  return value === from || value.startsWith(`${from}-`) ? to + value.slice(from.length) : value;
}
