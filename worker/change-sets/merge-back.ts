import type { KeptField } from '#runtime/contracts/change-sets.ts';
import { mergeChanges, takeTheirs } from '#runtime/domain/merge.ts';
import { type Clash, identityOf, isList } from '#runtime/domain/merge-lists.ts';
import { isSame } from '#runtime/domain/same.ts';
import type { ApiError } from '../http/errors.ts';

type Fields = Readonly<Record<string, unknown>>;
type Stock = number | 'unlimited';

/** The names of a product's options, for each of which every variant has a value. */
const OPTIONS = 'variantOptionOrdering';

/** What a thing becomes when a change of it is taken back. */
export interface MergeBack {
  merged: Fields;
  /** Fields that somebody has changed since, which stay as they are. */
  kept: KeptField[];
}

/**
 * Takes a change of a thing back: its fields get what they were before, as far as they still are what the change made of
 * them.
 */
export function mergeBack({ before, after }: { before: Fields; after: Fields }, current: Fields): MergeBack {
  const { merged, clashes } = mergeChanges<Fields>(after, before, current);
  const given = Object.entries(takeTheirs(merged, clashes)).filter(([, value]) => value !== undefined);
  return { merged: Object.fromEntries(given), kept: clashes.map(toKept) };
}

function toKept({ field, entry, part = '' }: Clash): KeptField {
  return { field, entry: entry?.title ?? '', part, reason: 'changed' };
}

/** Stock of a variant before and after a change. */
interface StockChange {
  variantId: string;
  before: Stock;
  after: Stock;
}

/** Takes stock of variants that stood before a change out of it, because stock is taken back by its difference. */
export function withoutStock(change: { before: Fields; after: Fields }) {
  const [before, after] = [change.before, change.after].map(({ variants }) => (isList(variants) ? variants : []));
  const old = new Map(before?.map((variant) => [identityOf(variant), variant]));
  const moves = (after ?? []).flatMap((variant): StockChange[] => {
    const [was, is] = [stockOf(old.get(identityOf(variant))), stockOf(variant)];
    return was === undefined || is === undefined ? [] : [{ variantId: identityOf(variant), before: was, after: is }];
  });
  const moved = new Set(moves.map(({ variantId }) => variantId));
  const plain = (fields: Fields): Fields => {
    if (!isList(fields.variants)) return fields;
    const variants = fields.variants.map(({ stock, ...variant }) =>
      moved.has(identityOf(variant)) ? variant : { ...variant, ...(stock !== undefined && { stock }) },
    );
    return { ...fields, variants };
  };
  return { change: { before: plain(change.before), after: plain(change.after) }, moves };
}

function stockOf(variant: Fields | undefined): Stock | undefined {
  const stock = variant?.stock;
  return typeof stock === 'number' || stock === 'unlimited' ? stock : undefined;
}

/** Returns the fields, and parts of variants, that an error is about; '' for the whole field. */
export function refusedFields({ code, details }: ApiError): { field: string; part: string }[] {
  if (code === 'SKU_TAKEN') return [{ field: 'variants', part: 'sku' }];
  const names = [...(details.fields ?? []), ...Object.keys(details.errors ?? {})];
  return names.flatMap((name) => {
    const [field = '', index = '', part = ''] = name.split('.');
    const refused = { field, part: /^\d+$/.test(index) ? part : '' };
    // Choices that stay as they are now are among the options of now.
    return part === 'attributes' ? [refused, { field: OPTIONS, part: '' }] : [refused];
  });
}

/** Leaves fields as they are now, because the shop refuses what they were before; undefined where that changes nothing. */
export function withoutRefused(
  { merged, kept }: MergeBack,
  refused: readonly { field: string; part: string }[],
  current: Fields,
): MergeBack | undefined {
  let fields = merged;
  const left: KeptField[] = [];
  for (const { field, part } of refused) {
    const [own, present] = [fields[field], current[field]];
    const next = part !== '' && isList(own) && isList(present) ? withPart(own, present, part) : present;
    if (isSame(own, next)) continue;
    fields = { ...fields, [field]: next };
    left.push({ field, entry: '', part, reason: 'refused' });
  }
  return left.length > 0 ? { merged: fields, kept: [...kept, ...left] } : undefined;
}

/** Returns a list whose entries have this part as it is now; entries that are not there now are left out. */
function withPart(list: readonly Fields[], present: readonly Fields[], part: string): readonly Fields[] {
  const entries = new Map(present.map((entry) => [identityOf(entry), entry]));
  return list.flatMap((entry) => {
    const now = entries.get(identityOf(entry));
    return now ? [{ ...entry, [part]: now[part] }] : [];
  });
}
