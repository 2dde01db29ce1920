import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ShippingLocation } from '#runtime/contracts/cart.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { QUANTITY_MAX } from '#runtime/domain/quantity.ts';
import { normaliseCouponCode } from '#runtime/domain/totals/coupon.ts';
import { hasEndlessStock, isPublic } from '../catalogue/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { setCartCookies } from '../session/service.ts';
import { requireSale } from '../site/sale.ts';
import type { Site } from '../site/site.ts';
import { allowsSeveralServices } from '../site/store-settings.ts';
import { type CartCall, cartCall } from './call.ts';
import { CART_LIFETIME_MS } from './expiry.ts';
import { HAS_FIELDS, MAY_BE_ADDED } from './may-be-added.ts';
import { type CartOutcome, mutate } from './mutate.ts';
import type { Filling } from './mutation.ts';

const ENTRY_ID_BYTES = 12;

/** What somebody wants of something: the id of a variant, a sku, or the id of a product with one variant. */
export interface Wanted {
  id: string;
  quantity: number;
}

/** A wish that a cart can hold only a part of, or nothing. */
export interface Unfulfilled {
  id: string;
  /** Its product's title; the wish's id where it means nothing that visitors may see. */
  title: string;
  isKnown: boolean;
  wanted: number;
  /** Units that the cart can hold. */
  possible: number;
}

interface Fillable {
  lines: { variantId: string; quantity: number }[];
  unfulfilled: Unfulfilled[];
}

interface Row {
  asked: string;
  variantId: string;
  isExact: number;
  title: string;
  productType: number;
  unlimited: number;
  inStock: number;
  mayBeAdded: number;
}

/** Finds what a cart can hold of some wishes: in stock, sold by the cart, and no more than the shop sells at once. */
async function findFillable(
  db: D1Database,
  site: Site,
  wanted: readonly Wanted[],
  lockKeys: string,
): Promise<Fillable> {
  const named = await findNamed(db, site.siteId, [...new Set(wanted.map(({ id }) => id))], lockKeys);
  const result: Fillable = { lines: [], unfulfilled: [] };
  for (const { id, quantity } of wanted) {
    const row = only(named.filter(({ asked }) => asked === id));
    const line = row && result.lines.find(({ variantId }) => variantId === row.variantId);
    const free = row ? unitsOf(site, row) - (line?.quantity ?? 0) : 0;
    const possible = Math.max(0, Math.min(quantity, free));
    if (possible < quantity)
      result.unfulfilled.push({ id, title: row?.title ?? id, isKnown: row !== undefined, wanted: quantity, possible });
    if (line) line.quantity += possible;
    else if (row && possible > 0) result.lines.push({ variantId: row.variantId, quantity: possible });
  }
  return result;
}

/** An identifier means one variant: its own id or sku, or else the only one of a product. */
function only(rows: readonly Row[]): Row | undefined {
  const exact = rows.filter(({ isExact }) => isExact === 1);
  const chosen = exact.length > 0 ? exact : rows;
  return new Set(chosen.map(({ variantId }) => variantId)).size === 1 ? chosen[0] : undefined;
}

function unitsOf(site: Site, { productType, unlimited, inStock, mayBeAdded }: Row): number {
  if (mayBeAdded === 0) return 0;
  const isSingle =
    productType === PRODUCT_TYPE.paywall || (productType === PRODUCT_TYPE.service && !allowsSeveralServices(site));
  const stock = unlimited === 1 || hasEndlessStock(productType) ? QUANTITY_MAX : inStock;
  return Math.min(stock, isSingle ? 1 : QUANTITY_MAX);
}

async function findNamed(db: D1Database, siteId: string, ids: readonly string[], lockKeys: string): Promise<Row[]> {
  const rows = (variants: string, isExact: 0 | 1) => `
    SELECT asked.value AS asked, ${isExact} AS isExact, v.id AS variantId, i.title, i.product_type AS productType,
      v.unlimited, v.qty_in_stock AS inStock, (${MAY_BE_ADDED('?3')} AND NOT (${HAS_FIELDS})) AS mayBeAdded
    FROM json_each(?2) asked CROSS JOIN variants v ${variants}
    CROSS JOIN items i ON i.site_id = ?1 AND i.id = v.item_id AND i.product_type IS NOT NULL
      AND ${isPublic('i', '?3')}`;
  const { results } = await db
    .prepare(
      `${rows('ON v.site_id = ?1 AND v.id = asked.value', 1)}
       UNION ${rows('ON v.site_id = ?1 AND v.sku = asked.value', 1)}
       UNION ${rows('INDEXED BY variants_by_item ON v.site_id = ?1 AND v.item_id = asked.value', 0)}`,
    )
    .bind(siteId, JSON.stringify(ids), lockKeys)
    .all<Row>();
  return results;
}

/** What to fill a cart with. */
export interface Contents {
  how: Filling['how'];
  wanted: readonly Wanted[];
  codes: readonly string[];
  location?: ShippingLocation | null;
}

/**
 * Fills the caller's cart with what it can hold of some wishes, and says what is missing. The cart is created where there is
 * none and `creates` says so. Throws, and changes nothing, where nothing of what is wanted can be had.
 */
export async function fillCart(
  call: CartCall,
  { how, wanted, codes, location }: Contents,
  { creates }: { creates: boolean },
): Promise<CartOutcome & Pick<Fillable, 'unfulfilled'>> {
  const { db, site, lockKeys } = call;
  let unfulfilled: Unfulfilled[] = [];
  const plan = async (): Promise<Filling> => {
    requireSale(site);
    const found = await findFillable(db, site, wanted, lockKeys);
    unfulfilled = found.unfulfilled;
    if (wanted.length > 0 && found.lines.length === 0) {
      throw new ApiError(unfulfilled.some(({ isKnown }) => isKnown) ? 'OUT_OF_STOCK' : 'ITEM_NOT_FOUND');
    }
    // Lines of one moment are shown by their ids, and so in the order in which they were asked for.
    const ids = found.lines.map(() => randomBytes(ENTRY_ID_BYTES).toString('hex')).sort();
    return {
      type: 'fill',
      how,
      lines: found.lines.map((line, index) => ({ ...line, entryId: ids[index] ?? '' })),
      codes: [...new Set(codes.map(normaliseCouponCode))],
      location,
      lockKeys,
    };
  };
  return { ...(await mutate(call, plan, { creates })), unfulfilled };
}

/** Fills the cart of the browser that calls. */
export async function fillForCaller(c: Context<AppEnv>, contents: Contents): ReturnType<typeof fillCart> {
  const outcome = await fillCart(cartCall(c), contents, { creates: true });
  setCartCookies(c, outcome.token, CART_LIFETIME_MS);
  return outcome;
}
