import { addressOf } from '#runtime/api/calls.ts';
import type { OWNER_STOCK_REASONS } from '#runtime/contracts/enumerations.ts';
import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { SHOWN_PRODUCTS, stockAddress } from '../addresses.ts';

export type StockReason = (typeof OWNER_STOCK_REASONS)[number];

/** How a person changes the stock of a variant. */
export interface StockDraft {
  kind: 'add' | 'take' | 'set' | 'unlimited';
  /** Units, as they are typed. */
  units: string;
  reason: StockReason;
  note: string;
}

export const FIRST_REASON: Readonly<Record<StockDraft['kind'], StockReason>> = {
  add: 'received',
  take: 'damaged',
  set: 'counted',
  unlimited: 'other',
};

export const REASON_NAMES = {
  received: productsTexts.received,
  returned: productsTexts.returned,
  damaged: productsTexts.damaged,
  lost: productsTexts.lostUnits,
  counted: productsTexts.counted,
  other: productsTexts.anotherReason,
  sold: productsTexts.sold,
  restocked: productsTexts.backFromARefund,
} as const;

/** Returns what is wrong with the typed units; undefined where nothing is. */
export function unitsError({ kind, units }: StockDraft): string | undefined {
  if (kind === 'unlimited') return undefined;
  const number = readWhole(units);
  const least = kind === 'set' ? 0 : 1;
  return number === undefined || number < least ? fill(productsTexts.unitsFromLeast, { least }) : undefined;
}

/** Changes the stock of a variant; `options` are those of `change`, as are the rejections. */
export async function changeStock(
  { variantId, version }: Pick<OwnerStock, 'variantId' | 'version'>,
  draft: StockDraft,
  idempotencyKey: string,
  options?: { renews: boolean },
): Promise<OwnerStock> {
  const { kind, reason, note } = draft;
  const units = readWhole(draft.units) ?? 0;
  if (kind === 'add' || kind === 'take') {
    const body = { difference: kind === 'add' ? units : -units, reason, note };
    const path = addressOf('/api/owner/stock/:variantId/adjustments', { variantId });
    const call = { method: 'POST', path, body, idempotencyKey } as const;
    return (await change(call, SHOWN_PRODUCTS, options)).body;
  }
  const level = kind === 'unlimited' ? { unlimited: true } : { quantity: units };
  const body = { ...level, reason, note };
  const call = { method: 'PUT', path: stockAddress(variantId), body, version } as const;
  return (await change(call, SHOWN_PRODUCTS, options)).body;
}

/**
 * Takes a change back: by as many units where they are counted, so that sales in between stay. Resolves to the stock
 * after that.
 */
export async function undoStock(
  before: OwnerStock,
  after: OwnerStock,
  options?: { renews: boolean },
): Promise<OwnerStock> {
  const note = productsTexts.undone;
  const isCounted = !before.unlimited && !after.unlimited;
  const difference = before.quantity - after.quantity;
  if (isCounted && difference === 0) return after;
  const draft: StockDraft = isCounted
    ? { kind: difference > 0 ? 'add' : 'take', units: String(Math.abs(difference)), reason: 'other', note }
    : { kind: before.unlimited ? 'unlimited' : 'set', units: String(before.quantity), reason: 'other', note };
  return changeStock(after, draft, crypto.randomUUID(), options);
}
