import { atom, type ReadableAtom } from 'nanostores';
import { getCheckout, putCheckout } from '../api/checkout.ts';
import { deleteCoupon, postCoupon } from '../api/coupons.ts';
import { $cart, cartOf } from '../cart/store.ts';
import type { Checkout, PayRequest } from '../contracts/checkout.ts';
import { type AddressPart, emptyAddress, inCountry } from '../domain/address.ts';
import { likelyCountry } from '../domain/countries.ts';
import { isMailAddress } from '../domain/email.ts';
import { createIdempotencyKey } from '../domain/idempotency-key.ts';
import { formatMoney } from '../domain/money.ts';
import { timeOfDay } from '../domain/time-of-day.ts';
import { fill } from '../i18n/fill.ts';
import { createCurrent, open, type Place } from './current.ts';
import { entryErrors } from './field-errors.ts';
import { takeLeftCheckout } from './left-checkout.ts';
import { createNoticeBoard } from './notice-board.ts';
import { createPayments } from './pay.ts';
import { forgetOrder } from './placed-order.ts';
import { watchReservation } from './reservation.ts';
import { createSaver } from './save.ts';
import { createSettlement } from './settle.ts';
import type { CheckoutState, Entries, FieldErrors, Notice, Reservation } from './state.ts';

interface Options extends Place {
  /** Leads on to the provider's page, or to that of the order once it has been placed. */
  leave(to: 'provider' | 'order', url: string): void;
  /** What the checkout knows of the cart, for the rest of the page. */
  shareCart(cart: Checkout['cart']): void;
}

/** One checkout in a visitor's hands. */
export interface CheckoutSession extends Place {
  readonly $state: ReadableAtom<CheckoutState>;
  readonly $entries: ReadableAtom<Entries>;
  readonly $errors: ReadableAtom<FieldErrors>;
  readonly $notices: ReadableAtom<readonly Notice[]>;
  readonly $reservation: ReadableAtom<Reservation>;
  /** For a live region. */
  readonly $said: ReadableAtom<string>;
  /** Begins, or renews: prices and stock are read again. */
  begin(): Promise<void>;
  set<Name extends 'email' | 'note' | 'provider' | 'card'>(name: Name, value: Entries[Name]): void;
  setAddress(part: AddressPart, value: string): void;
  chooseDelivery(optionId: string): Promise<boolean>;
  changeCoupon(act: 'add' | 'remove', code: string): Promise<boolean>;
  /** '' takes it away. */
  enterGiftCard(code: string): Promise<boolean>;
  dismiss(id: number): void;
  tell(text: string): void;
  /** Resolves when the visitor is led on, or has been told why not; never rejects. A second one meanwhile is ignored. */
  pay(): Promise<void>;
  /** For a page that the back/forward cache gives back while it was being left. */
  comeBack(): Promise<void>;
  /** Sends what was typed and not saved yet. */
  save(): void;
  stop(): void;
}

export function createCheckoutSession({ leave, shareCart, ...place }: Options): CheckoutSession {
  const { token, texts, language } = place;
  const $entries = atom<Entries>({ email: '', address: emptyAddress, note: '', provider: null, card: 'succeeds' });
  const $said = atom('');
  const say = (text: string) => $said.set(text);
  const board = createNoticeBoard();
  const current = createCurrent({ ...place, board, taken });
  const settlement = createSettlement({ ...place, current, board, say, leave });
  const payments = createPayments(token);
  const saver = createSaver((changes) => current.change(() => putCheckout(token, changes)));
  const watch = watchReservation(renewIfActive);
  let hasEntries = false;
  /** Since stock was last reserved: nobody's is held again and again. */
  let wasActive = false;

  function taken(checkout: Checkout, before: Checkout | undefined): void {
    forgetOrder(token);
    takeLeftCheckout();
    if (!hasEntries) fillIn(checkout);
    watch.hold(checkout.reservedUntil);
    const entries = $entries.get();
    if (!checkout.providers.some((provider) => provider === entries.provider)) {
      $entries.set({ ...entries, provider: checkout.providers[0] ?? null });
    }
    if (before && before.dueCents !== checkout.dueCents) {
      const amount = formatMoney(checkout.dueCents, checkout.cart.subtotalAmount.currencyCode, language);
      say(fill(texts.totalIs, { amount }));
    }
    if (!token) shareCart(checkout.cart);
  }

  /** Only the first answer is put into the form: from then on the visitor knows better. */
  function fillIn({ email, address, note, countries, needsAddress }: Checkout): void {
    hasEntries = true;
    const countryCode = needsAddress ? likelyCountry(countries, navigator.languages ?? []) : '';
    $entries.set({ ...$entries.get(), email, note, address: address ?? { ...emptyAddress, countryCode } });
    if (!address && countryCode) saver.keep({ address: { ...emptyAddress, countryCode } }, { reprices: true });
  }

  async function begin(): Promise<void> {
    wasActive = false;
    await current.begin();
  }

  async function renewIfActive(): Promise<void> {
    if (!wasActive || current.$state.get().status !== 'open') return;
    await begin();
    const reservation = watch.$reservation.get();
    if (reservation.status !== 'held') return;
    const time = timeOfDay(reservation.until, language);
    say(fill(texts.reservedAgain, { time }));
  }

  // Another tab has changed the cart, or bought it.
  const stopListening = $cart.listen(async () => {
    if (token) return;
    // What is on its way may tell all that there is to know, or have been answered before.
    await current.settled();
    const state = current.$state.get();
    if (state.status !== 'open' || state.isUpdating) return;
    const { id, version } = state.checkout.cart;
    const news = $cart.get();
    const cart = cartOf(news);
    if (news.status === 'absent') await begin();
    if (cart?.id !== id || cart.version <= version) return;
    await begin();
    if (current.checkout()) board.post('changed', texts.cartChanged);
  });

  return {
    ...place,
    $state: current.$state,
    $entries,
    $errors: current.$errors,
    $notices: board.$notices,
    $reservation: watch.$reservation,
    $said,
    begin,
    set(name, value) {
      if (current.$state.get().status !== 'open') return;
      wasActive = true;
      $entries.set({ ...$entries.get(), [name]: value });
      if (name === 'provider' || name === 'card') return;
      current.clearErrors(name);
      // Half an address is none yet.
      if (name === 'note' || isMailAddress(String(value).trim())) saver.keep({ [name]: value }, { reprices: false });
    },
    setAddress(part, value) {
      if (current.$state.get().status !== 'open') return;
      wasActive = true;
      const entries = $entries.get();
      const isMove = part === 'countryCode';
      const address = isMove ? inCountry(entries.address, value) : { ...entries.address, [part]: value };
      $entries.set({ ...entries, address });
      current.clearErrors(part);
      if (isMove) current.clearErrors('region', 'postalCode', 'delivery');
      saver.keep({ address }, { reprices: /^(countryCode|region|postalCode)$/.test(part) });
    },
    async chooseDelivery(shippingOptionId) {
      wasActive = true;
      current.clearErrors('delivery');
      await saver.flush();
      return current.change(() => putCheckout(token, { shippingOptionId }), 'delivery');
    },
    changeCoupon(act, code) {
      wasActive = true;
      current.clearErrors('coupon');
      const options = { idempotencyKey: createIdempotencyKey() };
      return current.change(async () => {
        await (act === 'add' ? postCoupon({ code }, options) : deleteCoupon(code, options));
        return getCheckout(token);
      }, 'coupon');
    },
    enterGiftCard(giftCardCode) {
      wasActive = true;
      current.clearErrors('giftCard');
      return current.change(() => putCheckout(token, { giftCardCode }), 'giftCard');
    },
    dismiss: board.dismiss,
    tell: (text) => board.post('told', text),
    async pay() {
      const state = current.$state.get();
      if (state.status !== 'open') return;
      wasActive = true;
      board.clear('refused', 'told');
      current.setErrors(entryErrors($entries.get(), state.checkout, texts));
      if (Object.keys(current.$errors.get()).length > 0) return;
      current.moveTo({ status: 'paying', checkout: state.checkout });
      say(texts.paying);
      const isSaved = await saver.flush();
      await current.settled();
      const checkout = current.checkout();
      if (!checkout) return;
      if (!isSaved || settlement.tellChange(state.checkout, checkout)) return current.moveTo(open(checkout));
      const { provider, card } = $entries.get();
      const { dueCents, cart } = checkout;
      const currency = cart.subtotalAmount.currencyCode as PayRequest['currency'];
      const request = { provider: dueCents > 0 ? provider : null, dueCents, currency };
      await settlement.settle(await payments(request.provider === 'test' ? { ...request, card } : request), checkout);
    },
    async comeBack() {
      const checkout = current.checkout();
      if (checkout) current.moveTo(open(checkout));
      await begin();
    },
    save: () => void saver.flush(),
    stop() {
      stopListening();
      saver.stop();
      watch.stop();
    },
  };
}
