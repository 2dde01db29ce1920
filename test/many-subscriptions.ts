import { DAY_MS } from '#runtime/domain/durations.ts';
import { seal } from '#worker/session/seal.ts';

const CENTS = 1200;
const PLAN = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };

interface Many {
  siteId: string;
  /** The shop's session secret, which seals the cards. */
  secret: string;
  variant: { id: string; itemId: string };
  /** The start of their ids. */
  name: string;
  count: number;
  /** When their second cycles are due, ms since the epoch. */
  dueAt: number;
}

/** Returns the statement that adds many subscriptions of test mode, whose second cycle is due. */
export function addSubscriptions({ siteId, secret, variant, name, count, dueAt }: Many): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = `${name}${index}s0`;
    return { id, card: seal(secret, { siteId, column: 'subscriptions.kept_card', id }, 'succeeds.many') };
  });
  const line = {
    itemId: variant.itemId,
    variantId: variant.id,
    sku: 'MANY',
    title: 'A box',
    attributes: {},
    productType: 1,
    quantity: 1,
    unitCents: CENTS,
    discountCents: 0,
    taxCents: 0,
    additionalFields: '',
    plan: PLAN,
    gift: null,
  };
  const cycleOrder = {
    checkoutId: 'many',
    cartId: null,
    testMode: true,
    paymentMethod: 'card',
    email: 'ann@mail.example',
    address: null,
    note: '',
    shippingName: '',
    shippingOptionId: null,
    coupons: [],
    currency: 'USD',
    subtotalCents: CENTS,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    taxIncluded: false,
    giftCardId: null,
    giftCardVersion: null,
    giftCardCents: 0,
    grandTotalCents: CENTS,
    lines: [line],
    needs: {},
    baseUrl: 'http://localhost',
    visitorHash: '',
  };
  const text = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
  return `INSERT INTO subscriptions (site_id, id, order_id, position, token_hash, email, plan, cycle_order, cycle_cents,
      currency, provider, kept_card, state, cycles_billed, anchor_at, periods, next_cycle_at, next_billing_at, created_at)
    SELECT '${siteId}', value ->> 'id', value ->> 'id', 0, value ->> 'id', 'ann@mail.example', ${text(PLAN)},
      ${text(cycleOrder)}, ${CENTS}, 'USD', 'test', value ->> 'card', 'active', 1, ${dueAt - 30 * DAY_MS}, 1, ${dueAt},
      ${dueAt}, ${dueAt - 30 * DAY_MS} FROM json_each(${text(rows)})`;
}
