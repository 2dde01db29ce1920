import * as z from 'zod/mini';
import { OWNER_STOCK_REASONS, STOCK_REASONS } from './enumerations.ts';

/** Most units that a variant can have, or that one adjustment can add. */
const STOCK_MAX = 1_000_000_000;
const NOTE_MAX_LENGTH = 200;

const id = z.string();
const ms = z.int();
const quantity = z.int().check(z.minimum(0), z.maximum(STOCK_MAX));
const reason = z.enum(OWNER_STOCK_REASONS);
const note = z._default(z.string().check(z.trim(), z.maxLength(NOTE_MAX_LENGTH)), '');

/** Stock of one variant as its owner sees it. */
export const OwnerStock = z.strictObject({
  variantId: id,
  itemId: id,
  sku: z.string(),
  /** The product's title. */
  title: z.string(),
  /** Option name to value. */
  attributes: z.record(z.string(), z.string()),
  /** Units that are not sold yet, reserved or not; 0 where `unlimited`. */
  quantity,
  unlimited: z.boolean(),
  /** Whether it never runs out by its kind: a digital product or a gift card. Its stock cannot be changed. */
  isEndless: z.boolean(),
  /** Units that checkouts have reserved at this moment. */
  reserved: z.int(),
  /** One higher after each change, also by orders. It goes into `If-Match`. */
  version: z.int(),
});
export type OwnerStock = z.infer<typeof OwnerStock>;

/** Answer of `GET /api/owner/stock`. */
export const OwnerStockList = z.strictObject({
  variants: z.array(OwnerStock),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerStockList = z.infer<typeof OwnerStockList>;

/** Body of `PUT /api/owner/stock/:variantId`: a quantity, or no limit. */
export const StockLevel = z
  .strictObject({
    quantity: z.optional(quantity),
    unlimited: z._default(z.boolean(), false),
    reason: z._default(reason, 'counted'),
    note,
  })
  .check(z.refine((level) => level.unlimited === (level.quantity === undefined), { path: ['quantity'] }));
export type StockLevel = z.infer<typeof StockLevel>;

/** Body of `POST /api/owner/stock/:variantId/adjustments`: units that come or, below 0, go. */
export const StockAdjustment = z.strictObject({
  difference: z.int().check(
    z.minimum(-STOCK_MAX),
    z.maximum(STOCK_MAX),
    z.refine((units) => units !== 0),
  ),
  reason,
  note,
});
export type StockAdjustment = z.infer<typeof StockAdjustment>;

/** One change of a variant's stock. */
export const StockChange = z.strictObject({
  id,
  /** Units more than before. */
  difference: z.int(),
  /** Units after it. */
  quantity: z.int(),
  /** Whether the stock was unlimited after it. */
  unlimited: z.boolean(),
  reason: z.enum(STOCK_REASONS),
  note: z.string(),
  /** The owner's key that made it; null for an order. */
  keyId: z.nullable(z.string()),
  /** The order that made it; null for an owner. */
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.int()),
  createdAt: ms,
});
export type StockChange = z.infer<typeof StockChange>;

/** Answer of `GET /api/owner/stock/:variantId/history`, newest first. */
export const StockHistory = z.strictObject({
  changes: z.array(StockChange),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type StockHistory = z.infer<typeof StockHistory>;
