import type { Purchase } from '../contracts/order.ts';
import type { Act, ActKind, EventName } from '../contracts/telemetry.ts';
import type { About, Visit } from './visit.ts';

/** Events of acts; an order is told of by its page, and a refund by nobody's browser. */
const EVENT_OF: Readonly<Partial<Record<ActKind, EventName>>> = {
  add: 'AddToCart',
  remove: 'RemoveFromCart',
  checkout: 'BeginCheckout',
  checkoutStep: 'CheckoutStep',
};
/** The shop's only currency without a minor unit. */
const WITHOUT_MINOR_UNIT = 'JPY';

/** A purchase as the order's page has it. */
type ToldPurchase = Purchase & { act?: Act };

const PURCHASE = 'data-sq-purchase';
/** A page with an order that is older is opened again, by the link of a mail. */
const REPORTABLE_MS = 60 * 60 * 1000;

/** Tells of an event of the cart, where it is about something that the shop has acknowledged. */
export function hearCart(visit: Visit, { type, detail }: Event & { detail?: { cart?: { act?: Act } } }): void {
  const act = type === 'sq-cart-changed' ? detail?.cart?.act : undefined;
  const name = act && EVENT_OF[act.kind];
  if (name) visit.record(name, aboutAct(act));
}

/** Tells of the order whose page this is. */
export function tellOrders(visit: Visit): void {
  const onOrder = (event: Event) => tellPurchase(visit, (event as CustomEvent<{ order?: ToldPurchase }>).detail?.order);
  addEventListener('sq-order-placed', onOrder, { signal: visit.signal });
  // The event may have come before this script.
  tellPurchase(visit, purchaseInPage());
}

function tellPurchase(visit: Visit, order: ToldPurchase | undefined): void {
  if (order && order.placedAt > Date.now() - REPORTABLE_MS) visit.record('Purchase', aboutPurchase(order));
}

function purchaseInPage(): ToldPurchase | undefined {
  try {
    return JSON.parse(document.querySelector(`[${PURCHASE}]`)?.getAttribute(PURCHASE) ?? 'null') ?? undefined;
  } catch {
    // Whoever announces the order reports it.
    return undefined;
  }
}

/** Returns what is told of an act. */
export function aboutAct({ id, currency, valueCents, items, step }: Act): About {
  const major = (cents: number) => (currency === WITHOUT_MINOR_UNIT ? cents : cents / 100);
  return {
    id,
    ...(step && { step }),
    currency,
    value: major(valueCents),
    items: items.map(({ priceCents, ...item }) => ({ ...item, price: major(priceCents) })),
  };
}

/** Returns what is told of an order: neither a name nor an address. */
export function aboutPurchase({ id, number, act, grandTotal, taxTotal, shippingTotal, items }: ToldPurchase): About {
  return {
    id: act?.id ?? id,
    transactionId: String(number),
    currency: grandTotal.currencyCode,
    value: Number(grandTotal.decimalValue),
    tax: Number(taxTotal.decimalValue),
    shipping: Number(shippingTotal.decimalValue),
    items: act
      ? (aboutAct(act).items ?? [])
      : items.map(({ sku, productName, quantity, unitPrice }) => ({
          ...{ itemId: sku, sku, title: productName, quantity },
          price: Number(unitPrice.decimalValue),
        })),
  };
}
