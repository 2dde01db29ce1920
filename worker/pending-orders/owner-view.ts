import type { PendingOrderState } from '#runtime/contracts/enumerations.ts';
import type { OwnerPendingOrder, OwnerPendingOrders } from '#runtime/contracts/pending-order.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { fieldLines, readItemForms } from '../additional-fields/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { orderReference, type PendingOrder } from './order.ts';
import { findByName, readByState } from './repository.ts';

/** A cursor is `<ms>.<id>` of the last order on the previous page. */
export const ORDER_CURSOR = /^(\d{1,15})\.([a-z\d]{1,100})$/;

interface PageRequest {
  state: PendingOrderState;
  cursor?: string | undefined;
  limit: number;
}

/** Reads one page of a shop's pending orders. */
export async function readOrders(call: OwnerCall, { cursor, ...page }: PageRequest): Promise<OwnerPendingOrders> {
  const [, time, id] = ORDER_CURSOR.exec(cursor ?? '') ?? [];
  const after = time && id ? { time: Number(time), id } : undefined;
  const { orders, hasNextPage } = await readByState(call.db, call.site.siteId, { ...page, after });
  const last = hasNextPage ? orders.at(-1) : undefined;
  return {
    orders: await toOwnerPendingOrders(call, orders),
    hasNextPage,
    nextPageCursor: last ? `${last.placedAt ?? last.createdAt}.${last.id}` : null,
  };
}

/** Reads the order with this id or reference; throws ORDER_NOT_FOUND. */
export async function readOrder(call: OwnerCall, name: string): Promise<OwnerPendingOrder> {
  const found = await findByName(call.db, call.site.siteId, name.toLowerCase());
  const [order] = await toOwnerPendingOrders(call, found ? [found] : []);
  if (!order) throw new ApiError('ORDER_NOT_FOUND');
  return order;
}

async function toOwnerPendingOrders(
  { db, site, readerLanguage }: OwnerCall,
  orders: readonly PendingOrder[],
): Promise<OwnerPendingOrder[]> {
  const asked = orders.filter(({ additionalFields }) => additionalFields !== '').map(({ itemId }) => itemId);
  const [forms, texts] = await Promise.all([
    readItemForms(db, site.siteId, [...new Set(asked)]),
    textsIn(readerLanguage),
  ]);
  return orders.map((order) =>
    toOwnerPendingOrder(order, fieldLines(forms.get(order.itemId), order.additionalFields, texts.form)),
  );
}

function toOwnerPendingOrder(order: PendingOrder, answers: OwnerPendingOrder['answers']): OwnerPendingOrder {
  const { id, kind, itemId, variantId, sku, title, attributes, quantity, email, createdAt, placedAt } = order;
  return {
    id,
    reference: orderReference(order),
    kind,
    state: placedAt === null ? 'started' : 'placed',
    itemId,
    variantId,
    sku,
    title,
    attributes,
    quantity,
    price: moneyAmount(order.priceCents, order.currency),
    plan: order.kind === 'subscription' ? order.plan : null,
    gift: order.kind === 'gift-card' ? order.gift : null,
    additionalFields: order.additionalFields || null,
    answers,
    email,
    createdAt,
    placedAt,
  };
}
