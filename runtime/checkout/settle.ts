import type { Checkout } from '../contracts/checkout.ts';
import { formatMoney } from '../domain/money.ts';
import { fill } from '../i18n/fill.ts';
import { type Current, open, type Place } from './current.ts';
import { serverErrors } from './field-errors.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { Payment } from './pay.ts';

interface Options extends Place {
  current: Current;
  board: NoticeBoard;
  say(text: string): void;
  /** Leads on to the provider's page, or to that of the order once it has been placed. */
  leave(to: 'provider' | 'order', url: string): void;
}

/** What becomes of an attempt to pay. */
export function createSettlement({ texts, language, current, board, say, leave }: Options) {
  const money = (cents: number, { cart }: Checkout) => formatMoney(cents, cart.subtotalAmount.currencyCode, language);

  /** Another sum than the one that was to be paid. True when it is. */
  function tellChange(was: Checkout, now: Checkout): boolean {
    if (now.dueCents === was.dueCents) return false;
    board.post('changed', fill(texts.totalChanged, { was: money(was.dueCents, was), is: money(now.dueCents, now) }));
    return true;
  }

  async function renew(was: Checkout): Promise<void> {
    board.clear('changed');
    await current.begin();
    const now = current.checkout();
    if (now && !board.has('changed') && !tellChange(was, now)) board.post('changed', texts.orderChanged);
  }

  async function settle(payment: Payment, checkout: Checkout): Promise<void> {
    if (payment.status === 'paid' || payment.status === 'redirect') {
      const to = payment.status === 'paid' ? 'order' : 'provider';
      current.moveTo({ status: 'leaving', checkout, to });
      say(to === 'order' ? texts.placedTitle : texts.leaving);
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

  return { tellChange, settle };
}
