import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Checkout, PayResponse } from '#runtime/contracts/checkout.ts';
import { reconcileDuePayments } from '#worker/checkout/service.ts';
import { UNITS_OF_PRODUCT } from '#worker/inventory/service.ts';
import { newKey } from './buyer.ts';
import { ANN, decideAt, expirePayments, expireReservations, NEW_YORK, type Payer, unitsOf } from './checkout.ts';
import { open } from './order-pages.ts';
import { PRODUCTS, STOCK } from './shops.ts';

const COUPONS = '/api/commerce/shopping-cart/coupons';
const VISITORS = 3;
export const COUPON_LIMIT = 1;

/** The calls of each visitor so far, which may be repeated, and their outcomes. */
export interface Shop {
  payers: Payer[];
  attempts: { payer: Payer; key: string; dueCents: number; card: string; answer: PayResponse | undefined }[];
}

type Step = fc.AsyncCommand<Record<string, never>, Shop>;

/** One step of one visitor. After each step the totals of stock and money must be right. */
function step(name: string, visitor: number, run: (payer: Payer, shop: Shop) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (_, shop) => {
      await run(shop.payers[visitor] as Payer, shop);
      await expectBooks();
    },
    toString: () => `${name}(${visitor})`,
  };
}

const visitor = fc.nat({ max: VISITORS - 1 });
const quantity = fc.integer({ min: 1, max: STOCK });

const entryOf = async (payer: Payer) => (await payer.cart()).entries[0]?.id ?? 'none';

export const steps = [
  fc
    .tuple(visitor, quantity)
    .map(([who, n]) => step(`add ${n}`, who, (payer) => payer.add(PRODUCTS.mug.id, { quantity: n }))),
  visitor.map((who) => step('add e-book', who, (payer) => payer.add(PRODUCTS.ebook.id))),
  fc
    .tuple(visitor, quantity)
    .map(([who, n]) => step(`set ${n}`, who, async (payer) => payer.setQuantity(await entryOf(payer), n))),
  visitor.map((who) => step('remove', who, async (payer) => payer.remove(await entryOf(payer)))),
  visitor.map((who) =>
    step('coupon', who, (payer) => payer.fetch(COUPONS, { method: 'POST', body: { code: 'ONCE' } })),
  ),
  visitor.map((who) => step('no coupon', who, (payer) => payer.fetch(`${COUPONS}/ONCE`, { method: 'DELETE' }))),
  fc
    .tuple(visitor, fc.constantFrom('ground', 'air'))
    .map(([who, shippingOptionId]) => step(shippingOptionId, who, (payer) => payer.putCheckout({ shippingOptionId }))),
  visitor.map((who) =>
    step('enter contact and address', who, (payer) => payer.putCheckout({ email: ANN, address: NEW_YORK })),
  ),
  visitor.map((who) => step('start', who, (payer) => payer.postCheckout())),
  visitor.map((who) => step('preview', who, async (payer) => expectSum(await payer.readCheckout()))),
  visitor.map((who) => step('release', who, (payer) => payer.deleteCheckout())),
  ...['succeeds', 'declined', 'secondStep', 'secondStep'].map((card) =>
    visitor.map((who) => step(`pay by ${card}`, who, (payer, shop) => buy(payer, card, shop))),
  ),
  visitor.map((who) => step('pay again', who, (_, shop) => replay(shop))),
  visitor.map((who) => step('approve', who, (_, shop) => decide(shop, 'approve', true))),
  visitor.map((who) => step('approve and stay away', who, (_, shop) => decide(shop, 'approve', false))),
  visitor.map((who) => step('decline', who, (_, shop) => decide(shop, 'decline', true))),
  visitor.map((who) =>
    step('reservations end', who, async () => {
      await expireReservations();
      await reconcileDuePayments(env, Date.now());
    }),
  ),
  visitor.map((who) =>
    step('payments end', who, async () => {
      await expirePayments();
      await reconcileDuePayments(env, Date.now());
    }),
  ),
];

/** Checks out completely; a visitor with an empty cart adds something first. */
async function buy(payer: Payer, card: string, shop: Shop): Promise<void> {
  if ((await payer.cart()).entries.length === 0) await payer.add(PRODUCTS.mug.id);
  await payer.postCheckout();
  const { dueCents } = await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  const key = newKey();
  const response = await payer.postPayment({ key, dueCents, card });
  expect([200, 400, 409]).toContain(response.status);
  const answer = response.status === 200 ? PayResponse.parse(await response.json()) : undefined;
  shop.attempts.push({ payer, key, dueCents, card, answer });
}

/** Repeats payments: a paid or declined one keeps its state; an open one may have become either. */
async function replay({ attempts }: Shop): Promise<void> {
  const attempt = attempts.at(-1);
  if (!attempt?.answer || attempt.answer.status === 'redirect') return;
  const { payer, key, dueCents, card, answer } = attempt;
  // The visitor has another cart by now, so the key counts as a new one.
  if ((await payer.cart()).id !== '' && answer.status === 'paid') return;
  expect(await payer.pay({ key, dueCents, card })).toEqual(answer);
}

async function decide({ attempts }: Shop, decision: 'approve' | 'decline', comesBack: boolean): Promise<void> {
  const redirected = attempts.findLast(({ answer }) => answer?.status === 'redirect')?.answer;
  if (!redirected) return;
  const way = await decideAt(redirected, decision);
  if (comesBack && way.includes('/commerce/paid')) await open(way);
}

function expectSum({ cart, dueCents }: Checkout): void {
  const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = cart;
  expect(grandTotalCents).toBe(subtotalCents - discountCents + shippingCostCents + taxCents);
  expect(dueCents).toBe(grandTotalCents);
  // Lines that others pay for right now are not paid for, unless there are no others.
  const payable = cart.entries.filter(({ isReservedByOthers }) => !isReservedByOthers);
  const paid = payable.length > 0 ? payable : cart.entries;
  expect(subtotalCents).toBe(paid.reduce((sum, { subTotal }) => sum + subTotal, 0));
}

/** Checks that no unit and no cent was lost or created. */
async function expectBooks(): Promise<void> {
  const { free, reserved, sold } = await unitsOf('MUG');
  expect({ free, reserved, sold, all: free + reserved + sold, isFree: free >= 0 }).toMatchObject({
    all: STOCK,
    isFree: true,
  });
  const books = await env.DB.prepare(
    `SELECT
       (SELECT COUNT(*) FROM orders o WHERE o.subtotal_cents <> (SELECT SUM(unit_cents * quantity) FROM order_lines l
          WHERE l.site_id = o.site_id AND l.order_id = o.id)
        OR o.discount_cents <> (SELECT SUM(discount_cents) FROM order_lines l
          WHERE l.site_id = o.site_id AND l.order_id = o.id)) AS wrongSums,
       (SELECT COALESCE(SUM(grand_total_cents), 0) FROM orders)
         - (SELECT COALESCE(SUM(t.amount_cents), 0) FROM test_payments t
            JOIN payments p ON p.site_id = t.site_id AND p.id = t.id WHERE t.state = 'paid' AND p.state = 'paid')
         AS unpaidCents,
       (SELECT COUNT(*) FROM test_payments t JOIN payments p ON p.site_id = t.site_id AND p.id = t.id
        WHERE t.state = 'paid' AND p.state NOT IN ('paid', 'open')) AS paidForNothing,
       (SELECT COUNT(*) FROM orders WHERE coupons <> '[]') - (SELECT times_used FROM coupons) AS uncounted,
       (SELECT COALESCE(MAX(times_used), 0) FROM coupons) > ${COUPON_LIMIT} AS isOverused,
       (SELECT COUNT(*) FROM items i WHERE i.product_type IS NOT NULL AND i.units <> ${UNITS_OF_PRODUCT.replaceAll('?1', 'i.site_id')})
         AS wrongUnits,
       (SELECT COALESCE(MAX(number), 0) FROM orders) - (SELECT COUNT(*) FROM orders) AS lostNumbers`,
  ).first();
  const right = {
    wrongSums: 0,
    unpaidCents: 0,
    paidForNothing: 0,
    uncounted: 0,
    isOverused: 0,
    lostNumbers: 0,
    wrongUnits: 0,
  };
  expect(books).toEqual(right);
}
