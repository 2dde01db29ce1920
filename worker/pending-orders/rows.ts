import type { PendingOrder } from './order.ts';

export interface PendingOrderRow {
  id: string;
  kind: PendingOrder['kind'];
  request_hash: string;
  order_token_hash: string | null;
  item_id: string;
  variant_id: string;
  sku: string;
  title: string;
  attributes: string;
  quantity: number;
  price_cents: number;
  currency: string;
  plan: string | null;
  additional_fields: string;
  gift: string | null;
  email: string;
  visitor_hash: string;
  created_at: number;
  placed_at: number | null;
}

export function toPendingOrder(row: PendingOrderRow): PendingOrder {
  const kind =
    row.kind === 'subscription'
      ? { kind: row.kind, plan: JSON.parse(row.plan ?? '') }
      : { kind: row.kind, gift: JSON.parse(row.gift ?? '') };
  return {
    ...kind,
    id: row.id,
    requestHash: row.request_hash,
    orderTokenHash: row.order_token_hash,
    itemId: row.item_id,
    variantId: row.variant_id,
    sku: row.sku,
    title: row.title,
    attributes: JSON.parse(row.attributes),
    quantity: row.quantity,
    priceCents: row.price_cents,
    currency: row.currency,
    additionalFields: row.additional_fields,
    email: row.email,
    visitorHash: row.visitor_hash,
    createdAt: row.created_at,
    placedAt: row.placed_at,
  };
}
