import { RECORD_TYPES, type RecordType } from '#runtime/contracts/imports.ts';
import type { RecordPlan } from '../http/record-kind.ts';
import { differenceOf } from './difference.ts';

/** Longest title that an entry keeps, in UTF-16 code units. */
const TITLE_MAX_LENGTH = 200;
/** Longest contents that an entry keeps, in characters of JSON; D1 stores at most 2 MB in a row. */
const CONTENTS_MAX_LENGTH = 500_000;

/** A thing that an act created or changed. */
export interface NewEntry {
  type: RecordType;
  target: string;
  /** Undefined for a category, whose name the database knows. */
  title?: string;
  isCreated: boolean;
  fields: readonly string[];
  /** What the fields were and became; undefined where nothing is kept. */
  before?: object | undefined;
  after?: object | undefined;
}

/** Kinds of records about people, of which no contents are kept. */
const OF_PEOPLE: ReadonlySet<RecordType> = new Set([
  ...(['review', 'comment', 'customer', 'subscriber', 'submission', 'order', 'declaration', 'membership'] as const),
]);
/** Kinds whose ids contain somebody's address. */
const NAMED_BY_ADDRESS: ReadonlySet<RecordType> = new Set(['customer', 'subscriber', 'membership']);
/** Kinds about people whose titles are numbers. */
const NUMBERED: ReadonlySet<RecordType> = new Set(['order', 'declaration']);

export function isOfPeople(type: RecordType): boolean {
  return OF_PEOPLE.has(type);
}

/**
 * Kinds in the order in which they are taken back: each before what it refers to, and before what the bin keeps with it.
 * All others follow in the order of RECORD_TYPES.
 */
const FIRST: readonly RecordType[] = [
  ...(['navigation', 'headerFooter', 'product', 'item', 'popup', 'coupon', 'category', 'collection'] as const),
  ...(['memberArea', 'form', 'mailingList', 'picture'] as const),
];
const ORDER: readonly RecordType[] = [...FIRST, ...RECORD_TYPES.filter((type) => !FIRST.includes(type))];

/** Returns the place of a kind among those that are taken back, from 0. */
export function stepOf(type: RecordType): number {
  return ORDER.indexOf(type);
}

/** Returns the entry of what a plan writes. Products of files that know only a part of them are products. */
export function entryOf(type: RecordType, { id, title, current, next }: Omit<RecordPlan, 'write'>): NewEntry {
  const kind = type === 'importedProduct' ? 'product' : type;
  if (current) return changedEntry(kind, { id, title, current, next });
  // The bin keeps no translation, so that one which somebody has changed since stays.
  const after = kind === 'translation' ? { after: next } : {};
  return { ...identity(kind, id, title), isCreated: true, fields: [], ...after };
}

/** Returns the entry of a thing that was changed. */
export function changedEntry(
  type: RecordType,
  { id, title, current, next }: Pick<RecordPlan, 'id' | 'title' | 'next'> & { current: object },
): NewEntry {
  const { fields, before, after } = differenceOf(current, next);
  const isKept = !isOfPeople(type) && JSON.stringify([before, after]).length <= CONTENTS_MAX_LENGTH;
  return { ...identity(type, id, title), isCreated: false, fields, ...(isKept && { before, after }) };
}

function identity(type: RecordType, id: string, title: string): Pick<NewEntry, 'type' | 'target' | 'title'> {
  const isNamed = !isOfPeople(type) || NUMBERED.has(type);
  return { type, target: NAMED_BY_ADDRESS.has(type) ? '' : id, title: isNamed ? title.slice(0, TITLE_MAX_LENGTH) : '' };
}

/** Whether an entry changed the stock of a variant that stood before it. */
export function movesStock({ type, before }: NewEntry): boolean {
  if (type !== 'product' || !before || !('variants' in before) || !Array.isArray(before.variants)) return false;
  return before.variants.some((variant: object) => 'stock' in variant);
}
