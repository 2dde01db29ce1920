import { readBatch } from '../db/read-batch.ts';
import type { OrderRecord } from './order-record.ts';

type OrderRow = Record<string, string | number | null> & { id: string };
type PartRow = OrderRow & { order_id: string };

/** One order, or those after an id. */
type OrderSelection = { id: string } | { after: string; limit: number };

/** Reads orders whole, by their ids. */
export async function readOrderRecords(
  db: D1Database,
  siteId: string,
  selection: OrderSelection,
): Promise<OrderRecord[]> {
  const isById = 'id' in selection;
  const { results: orders } = await db
    .prepare(
      isById
        ? 'SELECT * FROM orders WHERE site_id = ?1 AND id = ?2 LIMIT ?3'
        : 'SELECT * FROM orders WHERE site_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3',
    )
    .bind(siteId, isById ? selection.id : selection.after, isById ? 1 : selection.limit)
    .all<OrderRow>();
  const part = (table: string, by: string) =>
    db
      .prepare(
        `SELECT p.* FROM json_each(?2) listed CROSS JOIN ${table} p ON p.site_id = ?1 AND p.order_id = listed.value
         ORDER BY p.order_id, p.${by}`,
      )
      .bind(siteId, JSON.stringify(orders.map(({ id }) => id)));
  const parts = await readBatch<[PartRow, PartRow, PartRow]>(db, [
    part('order_lines', 'position'),
    part('order_events', 'id'),
    part('returns', 'id'),
  ]);
  const [linesOf, eventsOf, returnsOf] = parts.map(({ results }) => Map.groupBy(results, (row) => row.order_id));
  return orders.map((row) =>
    toRecord(row, linesOf?.get(row.id) ?? [], eventsOf?.get(row.id) ?? [], returnsOf?.get(row.id) ?? []),
  );
}

function toRecord(
  row: OrderRow,
  lines: readonly PartRow[],
  events: readonly PartRow[],
  returns: readonly PartRow[],
): OrderRecord {
  const record = {
    id: row.id,
    number: row.number,
    checkoutId: row.checkout_id,
    cartId: row.cart_id,
    state: row.state,
    testMode: row.test_mode === 1,
    provider: row.provider,
    paymentMethod: row.payment_method,
    email: row.email,
    address: jsonOf(row.address),
    shippingName: row.shipping_name,
    note: row.note,
    coupons: jsonOf(row.coupons),
    currency: row.currency,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents,
    standardShippingCents: row.standard_shipping_cents,
    taxCents: row.tax_cents,
    taxIncluded: row.tax_included === 1,
    taxes: jsonOf(row.taxes),
    giftCardCents: row.gift_card_cents,
    grandTotalCents: row.grand_total_cents,
    refundedCents: row.refunded_cents,
    giftCardRefundedCents: row.gift_card_refunded_cents,
    withdrawalConsent: jsonOf(row.withdrawal_consent),
    termsSentAt: row.terms_sent_at,
    ageConfirmation: jsonOf(row.age_confirmation),
    placedAt: row.placed_at,
    lines: lines.map((line) => ({
      itemId: line.item_id,
      variantId: line.variant_id,
      sku: line.sku,
      title: line.title,
      attributes: jsonOf(line.attributes),
      productType: line.product_type,
      quantity: line.quantity,
      unitCents: line.unit_cents,
      depositCents: line.deposit_cents,
      discountCents: line.discount_cents,
      taxCents: line.tax_cents,
      additionalFields: line.additional_fields,
      plan: jsonOf(line.plan),
      gift: jsonOf(line.gift),
      withdrawalException: line.withdrawal_exception,
      restockedAt: line.restocked_at,
      restockedQuantity: line.restocked_quantity,
      removedQuantity: line.removed_quantity,
    })),
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      ref: event.ref,
      details: jsonOf(event.details),
      happenedAt: event.happened_at,
    })),
    returns: returns.map((each) => ({
      id: each.id,
      declarationId: each.declaration_id,
      state: each.state,
      lines: jsonOf(each.lines),
      refundsDelivery: each.refunds_delivery === 1,
      goodsCents: each.goods_cents,
      deliveryCents: each.delivery_cents,
      toProviderCents: each.provider_cents,
      toGiftCardCents: each.gift_card_cents,
      dueAt: each.due_at,
      note: each.note,
      createdAt: each.created_at,
      receivedAt: each.received_at,
      refundedAt: each.refunded_at,
    })),
  };
  return record as unknown as OrderRecord;
}

function jsonOf(text: string | number | null | undefined): unknown {
  return typeof text === 'string' ? JSON.parse(text) : null;
}
