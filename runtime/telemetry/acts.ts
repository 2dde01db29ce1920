import type { Purchase } from '../contracts/order.ts';
import type { Act, ActKind, EventName } from '../contracts/telemetry.ts';
import type { About, Visit } from './visit.ts';

/** Events of acts. An order is recorded by its page, and a refund by no browser. */
const EVENT_OF: Readonly<Partial<Record<ActKind, EventName>>> = {
  add: 'AddToCart',
  remove: 'RemoveFromCart',
  checkout: 'BeginCheckout',
  checkoutStep: 'CheckoutStep',
};
/** The shop's only currency without a minor unit. */
const WITHOUT_MINOR_UNIT = 'JPY';

const PURCHASE = 'data-sq-purchase';

/** Records an event of the cart where it is about something that the shop has acknowledged. */
export function hearCart(visit: Visit, { type, detail }: Event & { detail?: { cart?: { act?: Act } } }): void {
  const act = type === 'sq-cart-changed' ? detail?.cart?.act : undefined;
  const name = act && EVENT_OF[act.kind];
  if (name) visit.record(name, aboutAct(act));
}

/** Records the order whose page this is. */
export function trackOrders(visit: Visit): void {
  const onOrder = (event: Event) => trackPurchase(visit, (event as CustomEvent<{ order?: Purchase }>).detail?.order);
  addEventListener('sq-order-placed', onOrder, { signal: visit.signal });
  // The event may have come before this script.
  if (!visit.before.wasRefused) trackPurchase(visit, purchaseInPage());
}

/** An order without an act is an owner's test, which is no sale, or was placed more than an hour ago. */
function trackPurchase(visit: Visit, order: Purchase | undefined): void {
  if (order?.act) visit.record('Purchase', aboutPurchase(order, order.act));
}

function purchaseInPage(): Purchase | undefined {
  try {
    return JSON.parse(document.querySelector(`[${PURCHASE}]`)?.getAttribute(PURCHASE) ?? 'null') ?? undefined;
  } catch {
    // The script that announces the order reports it.
    return undefined;
  }
}

/** Returns what is recorded of an act. */
export function aboutAct({ id, step, ...act }: Act): About {
  return { id, ...(step && { step }), ...aboutItems(act) };
}

/** Returns what is recorded of several products together, in major units. */
export function aboutItems({ currency, valueCents, items }: Pick<Act, 'currency' | 'valueCents' | 'items'>): About {
  const major = (cents: number) => (currency === WITHOUT_MINOR_UNIT ? cents : cents / 100);
  return {
    currency,
    value: major(valueCents),
    items: items.map(({ priceCents, ...item }) => ({ ...item, price: major(priceCents) })),
  };
}

/** Returns what is recorded of an order: neither a name nor an address. */
function aboutPurchase({ number, grandTotal, taxTotal, shippingTotal }: Purchase, act: Act): About {
  return {
    ...aboutAct(act),
    transactionId: String(number),
    currency: grandTotal.currencyCode,
    value: Number(grandTotal.decimalValue),
    tax: Number(taxTotal.decimalValue),
    shipping: Number(shippingTotal.decimalValue),
  };
}
