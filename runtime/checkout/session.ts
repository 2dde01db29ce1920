import { atom, type ReadableAtom } from 'nanostores';
import { deleteCheckout, getCheckout, putCheckout } from '../api/checkout.ts';
import { deleteCoupon, postCoupon } from '../api/coupons.ts';
import type { Checkout, PayRequest } from '../contracts/checkout.ts';
import type { Act } from '../contracts/telemetry.ts';
import { isMailAddress } from '../domain/email.ts';
import { createIdempotencyKey } from '../domain/idempotency-key.ts';
import { formatMoney } from '../domain/money.ts';
import { fill } from '../i18n/fill.ts';
import { type AddressEntry, createAddressEntry } from './address-entry.ts';
import { readMethod, storeMethod } from './chosen-method.ts';
import { type CheckoutContext, createCurrent, open } from './current.ts';
import { entryErrors } from './field-errors.ts';
import { fillIn } from './fill-in.ts';
import { followCart } from './follow-cart.ts';
import { isTotalKnown } from './is-total-known.ts';
import { popLeftCheckout } from './left-checkout.ts';
import { createNoticeBoard } from './notice-board.ts';
import { createPayments } from './pay.ts';
import { installmentsText, methodOf } from './payment-method.ts';
import { createPaymentOutcome } from './payment-outcome.ts';
import { forgetOrder } from './placed-order.ts';
import { watchReservation } from './reservation.ts';
import { createSaver } from './save.ts';
import {
  type CheckoutState,
  type Entries,
  type FieldErrors,
  NO_ENTRIES,
  type Notice,
  type Reservation,
} from './state.ts';
import { isWaiting, titlesFreed, watchWaiting } from './waiting.ts';

interface Options extends CheckoutContext {
  /** Opens the provider's page, or the order's page once the order has been placed. */
  leave(to: 'provider' | 'order', url: string): void;
  /** Shares the checkout's cart with the rest of the page. */
  shareCart(cart: Checkout['cart']): void;
  /** Announces what the Worker has acknowledged as a step of the checkout. */
  trackAct(act: Act): void;
}

/** One visitor's checkout on one page: its state, what the visitor typed, and every action the page offers. */
export interface CheckoutSession extends CheckoutContext, AddressEntry {
  readonly $state: ReadableAtom<CheckoutState>;
  readonly $entries: ReadableAtom<Entries>;
  readonly $errors: ReadableAtom<FieldErrors>;
  readonly $notices: ReadableAtom<readonly Notice[]>;
  readonly $reservation: ReadableAtom<Reservation>;
  /** Text for a live region. */
  readonly $announcement: ReadableAtom<string>;
  /** Starts the checkout, or starts it again: prices and stock are read, and stock is reserved. */
  start(): Promise<void>;
  set<Name extends 'email' | 'note' | 'provider' | 'method' | 'card' | 'withdrawalConsent' | 'ageConfirmation'>(
    name: Name,
    value: Entries[Name],
  ): void;
  chooseDelivery(optionId: string): Promise<boolean>;
  changeCoupon(action: 'add' | 'remove', code: string): Promise<boolean>;
  /** An empty code removes the gift card. */
  enterGiftCard(code: string): Promise<boolean>;
  /** Shows that a code field was sent without a code. */
  missCode(name: 'coupon' | 'giftCard'): void;
  dismiss(id: number): void;
  notify(text: string): void;
  /** Resolves when the visitor leaves the page or sees why the payment failed; never rejects. Ignored while paying. */
  pay(): Promise<void>;
  /** Reopens the checkout when the back/forward cache restores a page that was being left. */
  resume(): Promise<void>;
  /** Reads the checkout again, because it may have been changed elsewhere. */
  refresh(): void;
  /** Sends what was typed and is not saved yet; resolves to whether the shop has it. */
  save(): Promise<boolean>;
  /** What the page would refuse if the visitor paid now. */
  missing(): FieldErrors;
  /** Gives up the reservation, because the visitor leaves the page without having paid. */
  release(): void;
  stop(): void;
}

export function createCheckoutSession({ leave, shareCart, trackAct, ...context }: Options): CheckoutSession {
  const { token, texts, language } = context;
  const $entries = atom(NO_ENTRIES);
  const $announcement = atom('');
  const announce = (text: string) => $announcement.set(text);
  const board = createNoticeBoard();
  const current = createCurrent({ ...context, board, onUpdate });
  const outcome = createPaymentOutcome({ ...context, current, restart, board, announce, leave });
  const payments = createPayments(token);
  const saver = createSaver((changes) => current.change(() => putCheckout(token, changes)));
  const watch = watchReservation();
  const waiting = watchWaiting(current, token);
  /** Id of the cart that has got what was typed; later answers about it must not overwrite that. */
  let filledCart: string | undefined;

  function onUpdate(checkout: Checkout, before: Checkout | undefined): void {
    forgetOrder(token);
    popLeftCheckout();
    if (filledCart !== checkout.cart.id) {
      const { entries, unsaved } = fillIn($entries.get(), checkout);
      $entries.set(filledCart === undefined ? { ...entries, method: readMethod(checkout.cart.id) } : entries);
      saver.keep(unsaved, { reprices: true });
      filledCart = checkout.cart.id;
    }
    watch.follow(checkout.reservedUntil);
    const entries = $entries.get();
    if (!checkout.providers.some((provider) => provider === entries.provider)) {
      $entries.set({ ...entries, provider: checkout.providers[0] ?? null });
    }
    if (before && before.dueCents !== checkout.dueCents) {
      const amount = formatMoney(checkout.dueCents, checkout.cart.subtotalAmount.currencyCode, language);
      announce(isTotalKnown(checkout) ? fill(texts.totalIs, { amount }) : `${texts.estimatedTotal} ${amount}`);
    }
    if (before && methodOf(entries, before) !== methodOf(entries, checkout)) {
      announce(installmentsText(checkout, texts, language));
    }
    if (before && isOtherGift(before, checkout) && current.$state.get().status === 'open') {
      board.post('changed', texts.cartChanged);
    }
    for (const title of before ? titlesFreed(before, checkout) : []) {
      board.post('changed', fill(texts.freeAgain, { title }));
    }
    if (before && !before.cart.selectedShippingOption && checkout.cart.selectedShippingOption) {
      current.clearErrors('delivery');
    }
    waiting.follow(checkout);
    if (checkout.cart.act) trackAct(checkout.cart.act);
    if (!token) shareCart(checkout.cart);
  }

  async function restart(): Promise<void> {
    await current.start();
    if (current.checkout()) await saver.flush();
  }

  function showErrors(checkout: Checkout): boolean {
    const errors = entryErrors($entries.get(), checkout, texts);
    current.setErrors(errors);
    return Object.keys(errors).length > 0;
  }

  const stopFollowing = followCart({ ...context, current, board, restart });

  return {
    ...context,
    $state: current.$state,
    $entries,
    $errors: current.$errors,
    $notices: board.$notices,
    $reservation: watch.$reservation,
    $announcement,
    start: current.start,
    set(name, value) {
      if (current.$state.get().status !== 'open') return;
      $entries.set({ ...$entries.get(), [name]: value });
      if (name === 'method') storeMethod(value as Entries['method'], current.checkout()?.cart.id ?? '');
      if (name === 'provider' || name === 'method' || name === 'card') return;
      current.clearErrors(name);
      // An email address that is not complete yet is not sent, and what the visitor agrees to goes with the payment.
      if (name === 'note' || isMailAddress(String(value).trim())) saver.keep({ [name]: value }, { reprices: false });
    },
    ...createAddressEntry({ $entries, current, saver }),
    async chooseDelivery(shippingOptionId) {
      current.clearErrors('delivery');
      await saver.flush();
      return current.change(() => putCheckout(token, { shippingOptionId }), 'delivery');
    },
    changeCoupon(action, code) {
      current.clearErrors('coupon');
      const options = { idempotencyKey: createIdempotencyKey() };
      return current.change(async () => {
        await (action === 'add' ? postCoupon({ code }, options) : deleteCoupon(code, options));
        return getCheckout(token);
      }, 'coupon');
    },
    enterGiftCard(giftCardCode) {
      current.clearErrors('giftCard');
      return current.change(() => putCheckout(token, { giftCardCode }), 'giftCard');
    },
    missCode(name) {
      current.setErrors({ ...current.$errors.get(), [name]: fill(texts.fieldMissing, { field: texts[name] }) });
    },
    dismiss: board.dismiss,
    notify: (text) => board.post('info', text),
    async pay() {
      const state = current.$state.get();
      if (state.status !== 'open' || isWaiting(state.checkout)) return;
      board.clear('refused', 'info');
      if (showErrors(state.checkout)) return;
      current.moveTo({ status: 'paying', checkout: state.checkout });
      announce(texts.paying);
      const isSaved = await saver.flush();
      await current.idle();
      const checkout = current.checkout();
      if (!checkout) return;
      // The press may have come before the shop has answered what the last entries mean, such as the ways of delivery.
      if (!isSaved || showErrors(checkout) || outcome.showChangedTotal(state.checkout, checkout)) {
        return current.moveTo(open(checkout));
      }
      if (isOtherGift(state.checkout, checkout) || checkout.cart.id !== state.checkout.cart.id) {
        board.post('changed', texts.orderChanged);
        return current.moveTo(open(checkout));
      }
      const { provider, card } = $entries.get();
      const method = methodOf($entries.get(), checkout);
      if (method !== methodOf($entries.get(), state.checkout)) {
        board.post('changed', texts.methodChanged);
        return current.moveTo(open(checkout));
      }
      const { dueCents, cart } = checkout;
      const currency = cart.subtotalAmount.currencyCode as PayRequest['currency'];
      const request = { cartId: cart.id, provider: dueCents > 0 ? provider : null, dueCents, currency };
      const isByTestCard = request.provider === 'test' && method === 'card';
      const way = method === 'installments' ? { method } : isByTestCard ? { card } : {};
      // The visitor has agreed to what this page showed, which the server compares with what it asks for now.
      const { withdrawalConsent, ageConfirmation } = state.checkout;
      const payment = await payments({ ...request, ...way, withdrawalConsent, ageConfirmation });
      if ('act' in payment && payment.act) trackAct(payment.act);
      await outcome.apply(payment, checkout);
    },
    async resume() {
      const checkout = current.checkout();
      if (checkout) current.moveTo(open(checkout));
      await restart();
    },
    refresh() {
      if (current.$state.get().status === 'open') void current.start();
    },
    save: saver.flush,
    missing() {
      const checkout = current.checkout();
      return checkout ? entryErrors($entries.get(), checkout, texts) : {};
    },
    release() {
      if (current.$state.get().status === 'open') void deleteCheckout(token).catch(() => {});
    },
    stop() {
      stopFollowing();
      saver.stop();
      watch.stop();
      waiting.stop();
    },
  };
}

/** Whether a gift card goes to another person, or with another text or on another day. */
function isOtherGift(before: Checkout, after: Checkout): boolean {
  return JSON.stringify(before.gift) !== JSON.stringify(after.gift);
}
