import { isDeepStrictEqual } from 'node:util';
import type { AuditChange } from '#runtime/contracts/owner.ts';

/** Longest text, in UTF-16 code units, that the audit log keeps; of a longer one it says only that it has changed. */
const LONGEST_VALUE = 100;
/** Most changes that an entry keeps. */
const MOST_CHANGES = 20;
/** Names of fields whose values may be secrets or data of people. */
const PRIVATE = /mail|phone|address|location|author|password|secret|token|url$|key$/i;

type Fields = Readonly<Record<string, unknown>>;
type Value = NonNullable<AuditChange['from']>;

/**
 * Returns the fields in which two versions of a thing differ, with their values where those are short and neither secrets
 * nor data of people. It compares the fields that both versions have; parts of a list are matched by their ids.
 */
export function changesOf(before: object, after: object): AuditChange[] {
  return fieldsOf({ ...before }, { ...after }, { field: '', of: '' }).slice(0, MOST_CHANGES);
}

/** Where a field stands: `of` is the name of the part of a list, '' for the thing itself. */
type Place = Pick<AuditChange, 'field' | 'of'>;

function fieldsOf(before: Fields, after: Fields, { field, of }: Place): AuditChange[] {
  return Object.entries(after).flatMap(([name, value]) => {
    if (value === undefined || before[name] === undefined) return [];
    return compare(before[name], value, { field: field === '' ? name : `${field}.${name}`, of });
  });
}

function compare(before: unknown, after: unknown, place: Place): AuditChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isFields(before) && isFields(after)) return fieldsOf(before, after, place);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, place);
  return [shown(before, after, place)];
}

function compareLists(before: readonly unknown[], after: readonly unknown[], place: Place): AuditChange[] {
  const old = new Map(before.map((part) => [idOf(part), part]));
  const present = new Map(after.map((part) => [idOf(part), part]));
  if (old.has(undefined) || present.has(undefined)) return [shown(listText(before), listText(after), place)];
  const kept = [...present].filter(([id]) => old.has(id));
  const isReordered = !isDeepStrictEqual(
    [...old.keys()].filter((id) => present.has(id)),
    kept.map(([id]) => id),
  );
  return [
    ...kept.flatMap(([id, part]) => compare(old.get(id), part, { field: place.field, of: labelOf(part) })),
    ...[...old].filter(([id]) => !present.has(id)).map(([, part]) => shown(labelOf(part), null, place)),
    ...[...present].filter(([id]) => !old.has(id)).map(([, part]) => shown(null, labelOf(part), place)),
    ...(isReordered ? [place] : []),
  ];
}

function shown(from: unknown, to: unknown, place: Place): AuditChange {
  if (PRIVATE.test(place.field) || !mayBeKept(from) || !mayBeKept(to)) return place;
  return { ...place, from: from ?? null, to: to ?? null };
}

/** A text with an "@" may be somebody's address. */
function mayBeKept(value: unknown): value is Value | null | undefined {
  if (typeof value === 'string') return value.length <= LONGEST_VALUE && !value.includes('@');
  return typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(part: unknown): string | undefined {
  return isFields(part) ? textOf(part, ['id']) : undefined;
}

/** Returns the name by which people know a part of a list. */
function labelOf(part: unknown): string {
  return (isFields(part) && textOf(part, ['sku', 'title', 'name', 'id'])) || '';
}

function textOf(part: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = part[name];
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

/** Returns a list of texts or numbers as a text; undefined stands for any other, of which only the change is kept. */
function listText(list: readonly unknown[]): unknown {
  return list.every((part) => typeof part === 'string' || typeof part === 'number') ? list.join(', ') : list;
}
