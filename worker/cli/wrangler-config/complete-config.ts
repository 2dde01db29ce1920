import { compare, type Lack, nameOf } from './compare.ts';
import { addTo, replaceIn } from './edit-jsonc.ts';
import { type JsonObject, readConfig } from './needed.ts';

/**
 * Adds to a configuration what it lacks, and raises its compatibility date where that is older. Comments, order and the
 * owner's own entries stay. `added` names what was added: 'queues.producers: PUSHES'.
 */
export function completeConfig(text: string, needed: JsonObject): { text: string; added: string[] } {
  const { lacks } = compare(readConfig(text), needed);
  return { text: lacks.reduce(withLack, text), added: lacks.map(labelOf) };
}

/**
 * Returns what is wrong with a configuration, as sentences that name the field and the way out. `completeConfig` mends
 * what is missing; what contradicts is the owner's to change.
 */
export function problemsOf(text: string, needed: JsonObject): string[] {
  const { lacks, conflicts } = compare(readConfig(text), needed);
  return [...lacks.map(sentenceOf), ...conflicts];
}

function withLack(text: string, { path, key, entry, value }: Lack): string {
  return key === undefined && entry === undefined ? replaceIn(text, path, value) : addTo(text, path, value, key);
}

function labelOf({ path, key, entry, value }: Lack): string {
  if (key !== undefined) return nameOf([...path, key]);
  return `${nameOf(path)}: ${entry ?? value}`;
}

function sentenceOf({ path, key, entry, value }: Lack): string {
  const written = JSON.stringify(value);
  if (key !== undefined) return `${nameOf([...path, key])} is missing: set it to ${written}.`;
  if (entry !== undefined) return `${nameOf(path)} has no ${entry}: add ${written}.`;
  return `${nameOf(path)} is older than this version needs: set it to ${written}.`;
}
