import type { Act } from '#runtime/contracts/telemetry.ts';
import { writtenAct } from '../acts/service.ts';
import { type CouponRow, heldElsewhere, toCoupon } from '../coupons/service.ts';
import { columnList } from '../db/columns.ts';
import { failedGuard, isClash } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { reservedElsewhere } from '../inventory/service.ts';
import { LINE_PICTURE } from '../pictures/service.ts';
import { reductionFactsColumn } from '../prices/service.ts';
import { productTranslation } from '../translations/service.ts';
import { actIdOf, actStatements } from './act-statement.ts';
import { changeStatements } from './change-statements.ts';
import { CHECKOUT_ID, checkoutIdOf } from './checkout-id.ts';
import { LINE_PRODUCT, LINE_VARIANT, type LineRow, toLine } from './line-rows.ts';
import { type CartChange, type CartMutation, entryIdOf } from './mutation.ts';
import type { CartLine, StoredCart } from './stored-cart.ts';

interface CartRow {
  id: string;
  orders_placed: number;
  version: number;
  order_id: string | null;
  is_purchased: number;
  created_at: number;
  shipping_country: string;
  shipping_region: string;
  shipping_option_id: string | null;
}

/** A code that was entered, with its coupon, if there is one. */
type EnteredRow = { entered: string } & (CouponRow | { code: null });

/** An earlier change under the same key. */
interface EarlierChange {
  requestHash: string;
  /** '' if the change was about no line. */
  entryId: string;
  act: Act | undefined;
}

type ChangeResult =
  | { status: 'done'; cart: StoredCart; entryId: string; act: Act | undefined }
  /** The key was used before, or the cart to be created exists. */
  | { status: 'repeated' }
  /** The cart is not open, or not at the expected version. */
  | { status: 'conflict' };

const FIND_ANY = 'c.site_id = ?1 AND c.token_hash = ?2';
const FIND_OPEN = `${FIND_ANY} AND c.is_purchased = 0`;

/**
 * Finds the open cart of this token, in one round trip; a purchased cart is not found. Its products are named in a
 * further language of the site, '' for the own one.
 */
export async function findCart(
  db: D1Database,
  siteId: string,
  tokenHash: string,
  language: string,
): Promise<StoredCart | undefined> {
  return toCart(await db.batch(readStatements(db, siteId, tokenHash, { language })));
}

/** Finds the cart of this token, open or purchased, and the earlier change under this key, in one round trip. */
export async function findEarlier(
  db: D1Database,
  change: Pick<CartChange, 'siteId' | 'language' | 'cartId' | 'tokenHash' | 'idempotency'>,
): Promise<{ cart: StoredCart; earlier: EarlierChange | undefined } | undefined> {
  const { siteId, tokenHash, language } = change;
  const [keys, ...reads] = await db.batch([
    db
      .prepare(
        `SELECT k.request_hash, k.entry_id, a.data AS act FROM carts c
         JOIN idempotency_keys k ON k.site_id = c.site_id AND k.cart_id = c.id AND k.key = ?3
         LEFT JOIN acts a ON a.site_id = c.site_id AND a.id = ?4 AND (a.state = 'waiting' OR a.purposes <> '')
         WHERE ${FIND_ANY}`,
      )
      .bind(siteId, tokenHash, change.idempotency?.key ?? '', actIdOf(change)),
    ...readStatements(db, siteId, tokenHash, { language, condition: FIND_ANY }),
  ]);
  const cart = toCart(reads);
  if (!cart) return undefined;
  const [key] = (keys as D1Result<{ request_hash: string; entry_id: string }>).results;
  return { cart, earlier: key && { requestHash: key.request_hash, entryId: key.entry_id, act: writtenAct(keys) } };
}

/** Finds the id of the checkout of the cart of this token, open or purchased. */
export async function findCheckoutId(db: D1Database, siteId: string, tokenHash: string): Promise<string | undefined> {
  const select = db.prepare(`SELECT ${CHECKOUT_ID} AS id FROM carts c WHERE site_id = ?1 AND token_hash = ?2`);
  return (await select.bind(siteId, tokenHash).first<string>('id')) ?? undefined;
}

/** Finds the id of the cart of this token, open or purchased. */
export async function findCartId(db: D1Database, siteId: string, tokenHash: string): Promise<string | undefined> {
  const found = db.prepare(`SELECT id FROM carts c WHERE ${FIND_ANY}`).bind(siteId, tokenHash);
  return (await found.first<string>('id')) ?? undefined;
}

/** Whether an open cart has this token. */
export async function hasOpenCart(db: D1Database, siteId: string, tokenHash: string): Promise<boolean> {
  const found = await db.prepare(`SELECT 1 FROM carts c WHERE ${FIND_OPEN}`).bind(siteId, tokenHash).first();
  return found !== null;
}

/**
 * Makes a change completely or not at all, once per idempotency key, and reads the resulting cart, in one round trip.
 * Throws ApiError if a limit or a condition of the change refuses it (ENTRY_NOT_FOUND, VARIANT_UNAVAILABLE,
 * QUANTITY_NOT_ALLOWED, ALREADY_IN_CART, QUANTITY_OUT_OF_RANGE, OUT_OF_STOCK, CART_FULL, COUPON_UNKNOWN,
 * COUPONS_FULL).
 */
export async function changeCart(db: D1Database, change: CartChange): Promise<ChangeResult> {
  const reads = readStatements(db, change.siteId, change.tokenHash, change);
  try {
    const acts = actStatements(db, change);
    // The last statement of the change returns the cart's row.
    const results = await db.batch([...acts, ...changeStatements(db, change), ...reads.slice(1)]);
    const cart = toCart(results.slice(-reads.length));
    if (!cart) throw new Error('The change returned no cart');
    return {
      status: 'done',
      cart,
      entryId: touchedLine(cart, change.mutation),
      act: acts.length > 0 ? writtenAct(results[0]) : undefined,
    };
  } catch (error) {
    if (isClash(error, 'idempotency_keys.') || isClash(error, 'carts.')) return { status: 'repeated' };
    const code = failedGuard(error);
    if (!code) throw error;
    if (code === 'CART_CONFLICT') return { status: 'conflict' };
    const { mutation } = change;
    // One more is refused because the cart has it already.
    const isThere = code === 'QUANTITY_NOT_ALLOWED' && mutation.type === 'add' && mutation.quantity === 1;
    if (isThere) throw new ApiError('ALREADY_IN_CART', { fields: ['quantity'] });
    throw new ApiError(code, { fields: code.startsWith('QUANTITY') ? ['quantity'] : [] });
  }
}

/** Returns the statements that read a whole cart. */
export function readStatements(
  db: D1Database,
  siteId: string,
  tokenHash: string,
  { language, condition = FIND_OPEN }: { language: string; condition?: string },
): D1PreparedStatement[] {
  return [
    db.prepare(`SELECT c.* FROM carts c WHERE ${condition}`).bind(siteId, tokenHash),
    db
      .prepare(
        `SELECT e.*, ${columnList(LINE_VARIANT, 'v')}, ${columnList(LINE_PRODUCT, 'i')},
           ${reductionFactsColumn('v')}, ${reservedElsewhere({ variant: 'v.id', checkout: CHECKOUT_ID, now: '?3' })} AS reserved,
           collections.url_id AS collection_url_id, ${LINE_PICTURE},
           ${productTranslation('i', language && '?4')}
         FROM carts c
         JOIN cart_entries e ON e.site_id = c.site_id AND e.cart_id = c.id
         JOIN variants v ON v.site_id = e.site_id AND v.id = e.variant_id
         JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id
         JOIN collections ON collections.site_id = i.site_id AND collections.id = i.collection_id
         LEFT JOIN images ON images.site_id = e.site_id AND images.id = COALESCE(v.main_image_id, (
           SELECT id FROM images WHERE site_id = e.site_id AND item_id = e.item_id ORDER BY position LIMIT 1))
         WHERE ${condition} ORDER BY e.created_at, e.id`,
      )
      .bind(siteId, tokenHash, Date.now(), ...(language ? [language] : [])),
    db
      .prepare(
        `SELECT cc.code AS entered, coupons.*, ${heldElsewhere(CHECKOUT_ID)} AS held FROM carts c
         JOIN cart_coupons cc ON cc.site_id = c.site_id AND cc.cart_id = c.id
         LEFT JOIN coupons ON coupons.site_id = cc.site_id AND coupons.code = cc.code
         WHERE ${condition} ORDER BY cc.created_at, cc.code`,
      )
      .bind(siteId, tokenHash),
  ];
}

function toCart(results: D1Result[]): StoredCart | undefined {
  const [carts, lines, coupons] = results as [D1Result<CartRow>, D1Result<LineRow>, D1Result<EnteredRow>];
  const [row] = carts.results;
  if (!row) return undefined;
  return {
    id: row.id,
    checkoutId: checkoutIdOf(row),
    version: row.version,
    orderId: row.order_id,
    isPurchased: row.is_purchased === 1,
    createdAt: row.created_at,
    lines: lines.results.map(toLine),
    coupons: coupons.results.map((entered) => ({
      code: entered.entered,
      coupon: isCoupon(entered) ? toCoupon(entered) : undefined,
    })),
    shippingLocation: row.shipping_country ? { countryCode: row.shipping_country, region: row.shipping_region } : null,
    shippingOptionId: row.shipping_option_id,
  };
}

function isCoupon(row: EnteredRow): row is EnteredRow & CouponRow {
  return row.code !== null;
}

/** An addition may have changed an existing line. */
function touchedLine({ lines }: StoredCart, mutation: CartMutation): string {
  if (mutation.type !== 'add') return entryIdOf(mutation);
  const { itemId, sku, additionalFields } = mutation;
  const isTouched = (line: CartLine) =>
    line.itemId === itemId && line.sku === (sku ?? line.sku) && line.additionalFields === additionalFields;
  return lines.find(isTouched)?.id ?? mutation.entryId;
}
