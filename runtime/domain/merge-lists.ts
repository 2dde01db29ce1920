import { isSame } from './same.ts';

/** A field, or a part of one entry of a list, that two people have changed differently. */
export interface Clash {
  field: string;
  /** The entry of the list that `field` is; undefined where the whole field differs. */
  entry?: { id: string; title: string };
  /** The part of the entry; undefined where one person has removed the entry that the other has changed. */
  part?: string;
  mine: unknown;
  theirs: unknown;
}

type Entry = Readonly<Record<string, unknown>>;

/** Whether a value is a list of objects, each with an id of its own; an empty list is one. */
export function isList(value: unknown): value is readonly Entry[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((entry) => (typeof entry === 'object' && entry !== null ? identityOf(entry as Entry) : ''));
  return ids.every((id) => id !== '') && new Set(ids).size === ids.length;
}

/** What identifies an entry of a list; '' for nothing. */
export function identityOf({ key, id }: Entry): string {
  if (typeof key === 'string' && key !== '') return key;
  return typeof id === 'string' ? id : '';
}

/** How people know an entry: by its title, name, values or number; '' where it has none of them. */
function titleOf(entry: object): string {
  const { title, name, label, values, sku, filename } = entry as Entry;
  const named = [title, name, label].find((text) => typeof text === 'string' && text !== '');
  if (named) return String(named);
  const chosen = Array.isArray(values) ? values.filter(Boolean).join(' / ') : '';
  return chosen || [sku, filename].map((text) => (typeof text === 'string' ? text : '')).find(Boolean) || '';
}

/**
 * Unites two versions of a list, entry by entry. An entry that one person has removed is gone unless the other has
 * changed it. The order is that of whoever has changed it, and mine where both have.
 */
export function mergeLists(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): { merged: readonly Entry[]; clashes: readonly Omit<Clash, 'field'>[] } {
  const [before, own, other] = [base, mine, theirs].map(byId) as [Entries, Entries, Entries];
  const clashes: Omit<Clash, 'field'>[] = [];
  const merged = new Map<string, Entry>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [b, m, t] = [before.get(id), own.get(id), other.get(id)];
    const entry = { id, title: titleOf(m ?? {}) || titleOf(t ?? {}) || id };
    if (m && t) {
      const united = { ...t } as Record<string, unknown>;
      for (const part of new Set([...Object.keys(m), ...Object.keys(t)])) {
        if (b && isSame(b[part], m[part])) continue;
        united[part] = m[part];
        const isClash = !isSame(m[part], t[part]) && !(b && isSame(b[part], t[part]));
        if (isClash) clashes.push({ entry, part, mine: m[part], theirs: t[part] });
      }
      merged.set(id, united);
      continue;
    }
    const left = m ?? t;
    // The other person has removed it: it goes, unless this version of it was changed or is new.
    if (!left || (b && isSame(b, left))) continue;
    if (b) clashes.push({ entry, mine: m, theirs: t });
    if (m || !b) merged.set(id, left);
  }
  const isReordered = !isSame(keysIn(base, own), keysIn(mine, before));
  const [first, second] = isReordered ? [mine, theirs] : [theirs, mine];
  const ordered = inOrder(first, second).map((id) => merged.get(id));
  return { merged: ordered.filter((entry) => entry !== undefined), clashes };
}

type Entries = ReadonlyMap<string, Entry>;

function byId(list: readonly Entry[]): Entries {
  return new Map(list.map((entry) => [identityOf(entry), entry]));
}

/** The ids of a list that another one has too, in their order. */
function keysIn(list: readonly Entry[], others: Entries): string[] {
  return list.map(identityOf).filter((id) => others.has(id));
}

/** The ids of two lists in the order of the first; what only the second has follows the entry that it stands behind. */
function inOrder(first: readonly Entry[], second: readonly Entry[]): string[] {
  const ids = first.map(identityOf);
  let place = -1;
  for (const id of second.map(identityOf)) {
    const known = ids.indexOf(id);
    if (known >= 0) place = known;
    else {
      place += 1;
      ids.splice(place, 0, id);
    }
  }
  return ids;
}
