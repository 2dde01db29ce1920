import type { Order, OrderItem } from '#runtime/contracts/order.ts';
import { GetOrderInput } from '#runtime/contracts/ucp.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../../http/errors.ts';
import { findByToken, numberText, parcelsOf, statusPath } from '../../orders/service.ts';
import { isToken, sha256 } from '../../session/service.ts';
import type { Site } from '../../site/site.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';

export const getOrder = operation({
  name: 'get_order',
  description: 'Returns the state of an order by the secret of its own page, or by the address of that page.',
  method: 'GET',
  path: '/orders/:id',
  needs: 'checkout',
  isReadOnly: true,
  input: GetOrderInput,
  async run({ db, site, origin }, { id }) {
    const token = tokenIn(id);
    const found = token === undefined ? undefined : await findByToken(db, site.siteId, sha256(token));
    if (!token || !found) throw new ApiError('ORDER_NOT_FOUND');
    const { order, checkoutId } = found;
    return {
      ucp: envelope('order'),
      id: order.id,
      label: numberText(order.number),
      checkout_id: checkoutId,
      permalink_url: origin + statusPath(token),
      line_items: order.items.map(lineForm),
      fulfillment: { events: eventsOf(order) },
      adjustments: adjustmentsOf(order),
      currency: order.grandTotal.currencyCode,
      totals: await totalsOf(site, order),
    };
  },
});

/** Reads the secret out of the address of an order's page. The number of an order opens nothing. */
function tokenIn(text: string): string | undefined {
  const named = URL.canParse(text) ? new URL(text).searchParams.get('orderToken') : text;
  return named && isToken(named) ? named : undefined;
}

function lineForm(item: OrderItem, position: number) {
  const { quantity, removedQuantity, sentQuantity, unitPrice, productName, variantId, attributes } = item;
  const total = quantity - removedQuantity;
  const fulfilled = Math.min(sentQuantity, total);
  const cents = unitPrice.value * quantity;
  const status = total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing';
  return {
    id: String(position),
    item: {
      id: variantId,
      title: [productName, ...Object.values(attributes).filter(Boolean)].join(', '),
      price: unitPrice.value,
    },
    quantity: { original: quantity, total, fulfilled },
    totals: [
      { type: 'subtotal', amount: cents },
      ...(item.discountCents > 0 ? [{ type: 'discount', amount: -item.discountCents }] : []),
      { type: 'total', amount: cents - item.discountCents },
    ],
    status,
  };
}

const timeOf = (ms: number) => new Date(ms).toISOString();
const unitsOf = (lines: readonly { position: number; quantity: number }[]) =>
  lines.map(({ position, quantity }) => ({ id: String(position), quantity }));

/** Returns the parcels of an order, without the place to which they go: only the buyer reads that. */
function eventsOf(order: Order) {
  const sent = order.events.filter(({ kind }) => kind === 'sent');
  return parcelsOf(order).flatMap(({ lines }, index) => {
    const event = sent[index];
    if (!event || lines.length === 0) return [];
    const { happenedAt, carrier, trackingNumber, trackingUrl } = event;
    return [
      {
        id: `parcel-${index}`,
        occurred_at: timeOf(happenedAt),
        type: 'shipped',
        line_items: unitsOf(lines),
        ...(carrier && { carrier }),
        ...(trackingNumber && { tracking_number: trackingNumber }),
        ...(trackingUrl && { tracking_url: trackingUrl }),
      },
    ];
  });
}

function adjustmentsOf({ events }: Order) {
  return events.flatMap(({ kind, happenedAt, amount, toGiftCard, lines }, index) => {
    if (kind !== 'refunded' && kind !== 'partlyRefunded') return [];
    const cents = (amount?.value ?? 0) + (toGiftCard?.value ?? 0);
    return [
      {
        id: `refund-${index}`,
        type: 'refund',
        occurred_at: timeOf(happenedAt),
        status: 'completed',
        ...(lines && { line_items: unitsOf(lines).map(({ id, quantity }) => ({ id, quantity: -quantity })) }),
        totals: [{ type: 'total', amount: -cents }],
      },
    ];
  });
}

async function totalsOf(site: Site, order: Order) {
  const { placedOrders: texts } = await textsIn(site.language);
  const total = (type: string, display_text: string, amount: number) => ({ type, display_text, amount });
  const { subtotal, discountTotal, shippingTotal, taxTotal, taxIncluded, grandTotal } = order;
  return [
    total('subtotal', texts.subtotal, subtotal.value),
    ...(discountTotal.value > 0 ? [total('discount', texts.discount, -discountTotal.value)] : []),
    ...(shippingTotal.value > 0 ? [total('fulfillment', texts.delivery, shippingTotal.value)] : []),
    ...(taxTotal.value > 0 && !taxIncluded ? [total('tax', texts.taxes, taxTotal.value)] : []),
    total('total', texts.total, grandTotal.value),
  ];
}
