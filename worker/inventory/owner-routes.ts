import { Hono } from 'hono';
import * as z from 'zod/mini';
import { STOCK_ORDERS } from '#runtime/contracts/list-orders.ts';
import { OwnerStock, OwnerStockList, StockAdjustment, StockHistory, StockLevel } from '#runtime/contracts/stock.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ListCursor } from '../http/list-cursor.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { LongPageLimit, PageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { adjustStock, readStockHistory, readStockList, readVariantStock, setStock } from './owner-service.ts';

const LIST = '/api/owner/stock';
const VARIANT = `${LIST}/:variantId`;
const ADJUSTMENTS = `${VARIANT}/adjustments`;
const HISTORY = `${VARIANT}/history`;

const firstLetters = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));
const units = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.coerce.number<string>());

const Listing = z.strictObject({
  sku: firstLetters,
  title: firstLetters,
  /** Counted variants with so many units or fewer, the fewest first; 0 for sold-out variants. */
  atMost: z.optional(units),
  /** By default the one of what is searched for. Variants that never run out come after all others by units. */
  order: z.optional(z.enum(STOCK_ORDERS)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  cursor: z.optional(ListCursor),
  limit: LongPageLimit,
});
const HistoryPage = z.strictObject({
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});

/** The owner's API for stock. */
export const ownerStock = new Hono<AppEnv>();

ownerStock.get(
  LIST,
  owner('catalogue:read', { summary: 'Lists variants with their stock', moves: 'nothing', answer: OwnerStockList }),
  query(Listing),
  async (c) => c.json(await readStockList(ownerCall(c), c.var.query)),
);

ownerStock.get(
  VARIANT,
  owner('catalogue:read', { summary: 'Reads the stock of a variant', moves: 'nothing', answer: OwnerStock }),
  async (c) => {
    const stock = await readVariantStock(ownerCall(c), c.req.param('variantId'));
    return c.json(stock, 200, versionHeaders(stock));
  },
);

ownerStock.put(
  VARIANT,
  owner('stock:write', { summary: 'Sets the stock of a variant', moves: 'nothing', answer: OwnerStock }),
  input(StockLevel),
  async (c) => {
    const stock = await setStock(ownerCall(c), c.req.param('variantId'), expectedVersion(c), c.var.input);
    return c.json(stock, 200, versionHeaders(stock));
  },
);

ownerStock.post(
  ADJUSTMENTS,
  owner('stock:write', {
    summary: 'Adds units to a variant’s stock, or takes some away',
    moves: 'nothing',
    answer: OwnerStock,
    idempotencyKey: 'optional',
  }),
  input(StockAdjustment),
  async (c) => {
    const stock = await adjustStock(ownerCall(c), c.req.param('variantId'), c.var.input);
    return c.json(stock, 200, versionHeaders(stock));
  },
);

ownerStock.get(
  HISTORY,
  owner('catalogue:read', {
    summary: 'Reads who changed a variant’s stock, and why',
    moves: 'nothing',
    answer: StockHistory,
  }),
  query(HistoryPage),
  async (c) => c.json(await readStockHistory(ownerCall(c), c.req.param('variantId'), c.var.query)),
);
