import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import type { NewMail } from '../../mail/service.ts';
import { sha256 } from '../../session/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import { placedOrderTokenOf } from '../links.ts';
import type { FoundOrder } from '../repository.ts';
import type { OrderSnapshot, SnapshotLine } from '../snapshot.ts';
import { orderMails } from './order-mails.ts';
import { refundMail } from './refund-mail.ts';
import { sentMail } from './sent-mail.ts';

const ORDER_ID = 'sampleorder';
const DAY_MS = 24 * 60 * 60 * 1000;
const ADDRESS = {
  ...{ firstName: 'Ann', lastName: 'Lee-Featherstonehaugh', line1: '1 Main St', line2: 'Apartment 4' },
  ...{ city: 'New York', region: 'NY', postalCode: '10001', countryCode: 'US', phone: '+1 212 555 0100' },
};

interface ItemRow {
  item_id: string;
  variant_id: string;
  sku: string;
  title: string;
  attributes: string;
}

/** Writes the mails of orders with made-up data, for previews: one order for each type of product. */
export async function orderSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const placed = { orderId: ORDER_ID, orderToken: 'sample', provider: 'stripe', cards: [], downloads: [] } as const;
  const written: NewMail[] = [];
  for (const type of [PRODUCT_TYPE.physical, PRODUCT_TYPE.digital, PRODUCT_TYPE.service, PRODUCT_TYPE.giftCard]) {
    written.push(...(await orderMails(call, await snapshotOf(call, baseUrl, type), placed)));
  }
  const snapshot = await snapshotOf(call, baseUrl, PRODUCT_TYPE.physical);
  const found = foundOrder(call, snapshot);
  const parcel = { carrier: 'Parcel Post', trackingUrl: 'https://post.example/track?id=00340434161094', ref: 'sample' };
  return [
    ...written,
    await sentMail(call, found, parcel),
    await refundMail(call, found, { id: 'sample-part', cents: 1_000 }),
    await refundMail(call, found, { id: 'sample-whole', cents: snapshot.grandTotalCents }),
  ];
}

async function snapshotOf(call: ShopCall, baseUrl: string, type: number): Promise<OrderSnapshot> {
  const { results } = await call.db
    .prepare(
      `SELECT v.item_id, v.id AS variant_id, v.sku, i.title, v.attributes FROM items i
       JOIN variants v ON v.site_id = i.site_id AND v.item_id = i.id AND v.position = 0
       WHERE i.site_id = ?1 AND i.product_type = ?2 AND i.subscription_plan IS NULL ORDER BY i.position, i.id LIMIT 2`,
    )
    .bind(call.site.siteId, type)
    .all<ItemRow>();
  const made: ItemRow = { item_id: '', variant_id: '', sku: 'SAMPLE', title: 'Sample', attributes: '{}' };
  const rows = results.length > 0 ? results : [made];
  const lines = rows.map((row, index) => lineOf(call, row, type, index));
  const subtotalCents = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const shippingCents = type === PRODUCT_TYPE.physical ? 800 : 0;
  return {
    ...{ checkoutId: 'sample', cartId: 'sample', orderTokenHash: null, testMode: false, email: 'ann@mail.example' },
    address: type === PRODUCT_TYPE.physical ? ADDRESS : null,
    note: type === PRODUCT_TYPE.physical ? 'Please ring twice.\nThe dog is kind.' : '',
    shippingName: type === PRODUCT_TYPE.physical ? 'Standard' : '',
    shippingOptionId: null,
    ...{ coupons: ['SECONDPOT'], currency: storeCurrency(call.site), subtotalCents, discountCents: 500, shippingCents },
    ...{
      taxCents: 0,
      taxIncluded: false,
      giftCardId: null,
      giftCardVersion: 0,
      giftCardCents: 0,
      lines,
      needs: {},
      baseUrl,
    },
    grandTotalCents: subtotalCents - 500 + shippingCents,
    ...{ paymentMethod: 'card', request: null, visitorHash: '', renewal: null },
  };
}

function lineOf(call: ShopCall, row: ItemRow, productType: number, index: number): SnapshotLine {
  const gift: Gift = {
    ...{ recipientName: 'Cid', recipientEmail: 'cid@mail.example', message: 'For many good hours.' },
    ...{ senderName: 'Ann', deliveryDate: new Date(call.now + 30 * DAY_MS).toISOString().slice(0, 10) },
  };
  return {
    ...{ itemId: row.item_id, variantId: row.variant_id, sku: row.sku, title: row.title, productType },
    ...{ attributes: JSON.parse(row.attributes), additionalFields: '', quantity: index === 0 ? 2 : 1 },
    ...{ unitCents: 5_800, discountCents: 0, taxCents: 0, plan: null },
    gift: productType === PRODUCT_TYPE.giftCard ? gift : null,
  };
}

/** Returns the order that such a snapshot becomes. */
function foundOrder({ secret, site, now }: ShopCall, snapshot: OrderSnapshot): FoundOrder {
  const money = (cents: number) => moneyAmount(cents, snapshot.currency);
  const { checkoutId, baseUrl } = snapshot;
  const items = snapshot.lines.map(({ title, unitCents, gift: _, ...line }) => ({
    ...{ ...line, productName: title, unitPrice: money(unitCents) },
  }));
  return {
    ...{ visitorHash: '', checkoutId, baseUrl, tokenHash: sha256(placedOrderTokenOf(secret, site.siteId, checkoutId)) },
    order: {
      ...{ id: ORDER_ID, number: 17, purchasedCartId: null, websiteId: site.siteId, testMode: false, state: 'sent' },
      ...{ provider: 'stripe', paymentMethod: 'card', placedAt: now, email: snapshot.email, address: snapshot.address },
      ...{
        shippingName: snapshot.shippingName,
        note: '',
        coupons: [],
        items,
        events: [],
        subscriptionId: null,
        cycle: 0,
      },
      ...{ subtotal: money(snapshot.subtotalCents), discountTotal: money(snapshot.discountCents) },
      ...{ shippingTotal: money(snapshot.shippingCents), taxTotal: money(0), giftCardTotal: money(0) },
      ...{ grandTotal: money(snapshot.grandTotalCents), refundedTotal: money(0) },
    },
  };
}
