import { textsIn } from '#runtime/i18n/texts-in.ts';
import { customerStatements } from '../customers/service.ts';
import { isClash } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { auditStatement } from '../owner/service.ts';
import { sessionSecrets, sha256 } from '../session/service.ts';
import { personName } from '../site/address-lines.ts';
import { placedOrderTokenOf } from './links.ts';
import { OrderRecord, withoutPeople } from './order-record.ts';
import { readOrderRecords } from './read-order-records.ts';
import { buyerText, orderWordsStatement } from './words.ts';

const PER_PAGE = 25;

/**
 * Orders that were paid, with their history. An imported order charges nobody, takes nothing out of stock and causes
 * neither mails nor messages to webhooks. An order that the shop has already stays as it is.
 */
export const orders = recordKind({
  type: 'order',
  part: 'orders',
  scopes: { read: 'orders:read', write: 'orders:write' },
  contract: OrderRecord,
  async plan(call, order): Promise<RecordPlan> {
    const { siteId } = call.site;
    const [current] = await readOrderRecords(call.db, siteId, { id: order.id });
    if (!current && (await isTaken(call.db, siteId, order))) throw await orderTaken(call);
    return {
      id: order.id,
      title: `#${order.number}`,
      current,
      next: current ?? order,
      write: () => insertOrder(call, order),
    };
  },
  async list({ db, site }, cursor, { customers }) {
    const found = await readOrderRecords(db, site.siteId, { after: cursor ?? '', limit: PER_PAGE + 1 });
    const page = found.slice(0, PER_PAGE);
    return {
      contents: customers ? page : page.map(withoutPeople),
      nextPageCursor: found.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    };
  },
});

/** Whether another order has its number, or was placed for the same cart. */
async function isTaken(db: D1Database, siteId: string, { id, number, checkoutId }: OrderRecord): Promise<boolean> {
  const other = await db
    .prepare(
      `SELECT 1 FROM orders WHERE site_id = ?1 AND number = ?2 AND id <> ?4
       UNION ALL SELECT 1 FROM orders WHERE site_id = ?1 AND checkout_id = ?3 AND id <> ?4`,
    )
    .bind(siteId, number, checkoutId, id)
    .first();
  return other !== null;
}

async function orderTaken({ readerLanguage }: OwnerCall): Promise<ApiError> {
  const { imports } = await textsIn(readerLanguage);
  return new ApiError('CONTENT_ID_TAKEN', { text: imports.orderTaken, errors: { number: imports.orderTaken } });
}

async function insertOrder(call: OwnerCall, order: OrderRecord): Promise<void> {
  const { env, db, site, owner, origin, now } = call;
  const { siteId } = site;
  // Links to the order are made with the secret of this shop.
  const token = placedOrderTokenOf(sessionSecrets(env).present, siteId, order.checkoutId);
  const columns: Record<string, string | number | null> = {
    number: order.number,
    checkout_id: order.checkoutId,
    cart_id: order.cartId,
    token_hash: sha256(token),
    state: order.state,
    test_mode: Number(order.testMode),
    provider: order.provider,
    payment_method: order.paymentMethod,
    email: order.email,
    address: order.address && JSON.stringify(order.address),
    shipping_name: order.shippingName,
    note: order.note,
    coupons: JSON.stringify(order.coupons),
    currency: order.currency,
    subtotal_cents: order.subtotalCents,
    discount_cents: order.discountCents,
    shipping_cents: order.shippingCents,
    standard_shipping_cents: order.standardShippingCents,
    tax_cents: order.taxCents,
    tax_included: Number(order.taxIncluded),
    gift_card_cents: order.giftCardCents,
    grand_total_cents: order.grandTotalCents,
    refunded_cents: order.refundedCents,
    gift_card_refunded_cents: order.giftCardRefundedCents,
    base_url: origin,
    withdrawal_consent: order.withdrawalConsent && JSON.stringify(order.withdrawalConsent),
    terms_sent_at: order.termsSentAt === undefined ? order.placedAt : order.termsSentAt,
    taxes: JSON.stringify(order.taxes),
    buyer: buyerText(order.email, order.address),
    age_confirmation: order.ageConfirmation && JSON.stringify(order.ageConfirmation),
    placed_at: order.placedAt,
    imported: 1,
  };
  const names = Object.keys(columns);
  const places = names.map((_, index) => `?${index + 3}`);
  const insert = db
    .prepare(`INSERT INTO orders (site_id, id, ${names.join(', ')}) VALUES (?1, ?2, ${places.join(', ')})`)
    .bind(siteId, order.id, ...Object.values(columns));
  try {
    await db.batch([
      insert,
      db
        .prepare(
          `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
             quantity, unit_cents, deposit_cents, discount_cents, tax_cents, additional_fields, plan, gift, withdrawal_exception, restocked_at,
             restocked_quantity, removed_quantity)
           SELECT ?1, ?2, key, value ->> 'itemId', value ->> 'variantId', value ->> 'sku', value ->> 'title',
             value -> 'attributes', value ->> 'productType', value ->> 'quantity', value ->> 'unitCents',
             value ->> 'depositCents', value ->> 'discountCents', value ->> 'taxCents', value ->> 'additionalFields',
             NULLIF(value -> 'plan', 'null'), NULLIF(value -> 'gift', 'null'),
             value ->> 'withdrawalException', value ->> 'restockedAt',
             COALESCE(value ->> 'restockedQuantity', iif(value ->> 'restockedAt' IS NULL, 0, value ->> 'quantity')),
             MIN(value ->> 'removedQuantity', value ->> 'quantity')
           FROM json_each(?3)`,
        )
        .bind(siteId, order.id, JSON.stringify(order.lines)),
      orderWordsStatement(db, siteId, order.id, order),
      db
        .prepare(
          `INSERT INTO order_events (site_id, order_id, id, kind, ref, details, happened_at, imported)
           SELECT ?1, ?2, value ->> 'id', value ->> 'kind', value ->> 'ref', value -> 'details', value ->> 'happenedAt', 1
           FROM json_each(?3)`,
        )
        .bind(siteId, order.id, JSON.stringify(order.events)),
      db
        .prepare(
          `INSERT INTO returns (site_id, id, order_id, declaration_id, state, lines, refunds_delivery, goods_cents,
             delivery_cents, provider_cents, gift_card_cents, due_at, note, created_at, received_at, refunded_at)
           SELECT ?1, value ->> 'id', ?2, value ->> 'declarationId', value ->> 'state', value -> 'lines',
             value ->> 'refundsDelivery', value ->> 'goodsCents', value ->> 'deliveryCents', value ->> 'toProviderCents',
             value ->> 'toGiftCardCents', value ->> 'dueAt', value ->> 'note', value ->> 'createdAt',
             value ->> 'receivedAt', value ->> 'refundedAt'
           FROM json_each(?3)`,
        )
        .bind(siteId, order.id, JSON.stringify(order.returns)),
      ...customerStatements(db, siteId, {
        email: order.email,
        name: personName(order.address ?? {}),
        country: order.testMode ? undefined : order.address?.countryCode,
        seenAt: order.placedAt,
        hasOrdered: !order.testMode,
      }),
      auditStatement(db, { siteId, keyId: owner.keyId, action: 'order.imported', target: order.id }, now),
    ]);
  } catch (error) {
    if (isClash(error, 'orders.')) throw await orderTaken(call);
    if (String(error).includes('TOTAL_OF_PARTS'))
      throw new ApiError('INVALID_REQUEST', { fields: ['grandTotalCents'] });
    if (isClash(error, 'returns.')) throw new ApiError('INVALID_REQUEST', { fields: ['returns'] });
    if (isClash(error, 'order_events.')) throw new ApiError('INVALID_REQUEST', { fields: ['events'] });
    throw error;
  }
}
