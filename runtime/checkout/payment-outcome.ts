import type { Checkout } from '../contracts/checkout.ts';
import { formatMoney } from '../domain/money.ts';
import { fill } from '../i18n/fill.ts';
import { type CheckoutContext, type Current, open } from './current.ts';
import { serverErrors } from './field-errors.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { Payment } from './pay.ts';

interface Options extends CheckoutContext {
  current: Current;
  /** Reads prices and stock again, and sends what was typed and is not saved. */
  restart(): Promise<void>;
  board: NoticeBoard;
  announce(text: string): void;
  /** Opens the provider's page, or the order's page once the order has been placed. */
  leave(to: 'provider' | 'order', url: string): void;
}

/** Shows the visitor what became of an attempt to pay: the next page, a changed order or an error. */
export function createPaymentOutcome({ texts, language, current, restart, board, announce, leave }: Options) {
  const money = (cents: number, { cart }: Checkout) => formatMoney(cents, cart.subtotalAmount.currencyCode, language);

  /** Shows a notice when the amount to pay is no longer the one the visitor saw; true when it changed. */
  function showChangedTotal(was: Checkout, now: Checkout): boolean {
    if (now.dueCents === was.dueCents) return false;
    board.post('changed', fill(texts.totalChanged, { was: money(was.dueCents, was), is: money(now.dueCents, now) }));
    return true;
  }

  async function renew(was: Checkout): Promise<void> {
    board.clear('changed');
    await restart();
    const now = current.checkout();
    if (now && !board.has('changed') && !showChangedTotal(was, now)) board.post('changed', texts.orderChanged);
  }

  async function apply(payment: Payment, checkout: Checkout): Promise<void> {
    if (payment.status === 'paid' || payment.status === 'redirect') {
      const to = payment.status === 'paid' ? 'order' : 'provider';
      current.moveTo({ status: 'leaving', checkout, to });
      announce(to === 'order' ? texts.placedTitle : texts.leaving);
      leave(to, payment.url);
      return;
    }
    current.moveTo(open(checkout));
    if (payment.status === 'changed') return renew(checkout);
    if (payment.status === 'declined') return board.post('refused', `${texts.unableToPay} ${payment.message}`);
    if (payment.status === 'uncertain') return board.post('refused', texts.uncertain);
    const errors = serverErrors(payment.failure.errors);
    current.setErrors(errors);
    if (Object.keys(errors).length === 0) board.post('refused', `${texts.unableToPay} ${payment.failure.message}`);
  }

  return { showChangedTotal, apply };
}
