import { atom, type ReadableAtom } from 'nanostores';
import { type CheckoutToken, postCheckout } from '../api/checkout.ts';
import { ApiFailure, isFault } from '../api/failure.ts';
import { visitorFailure } from '../api/visitor-failure.ts';
import type { Checkout, CheckoutNotice } from '../contracts/checkout.ts';
import { formatMoney } from '../domain/money.ts';
import type { CheckoutTexts } from '../i18n/en/checkout.ts';
import { fill } from '../i18n/fill.ts';
import { report } from '../report.ts';
import { endingOf } from './ending.ts';
import { serverErrors } from './field-errors.ts';
import type { NoticeBoard } from './notice-board.ts';
import { type CheckoutState, checkoutOf, type FieldErrors, type FieldName } from './state.ts';

/** The checkout's token, and the texts and language of the page; every part of a checkout needs them. */
export interface CheckoutContext {
  token: CheckoutToken;
  texts: CheckoutTexts;
  /** BCP 47. */
  language: string;
}

interface Options extends CheckoutContext {
  board: NoticeBoard;
  /** Called with each checkout that the server answers, and the one before it. */
  onUpdate(checkout: Checkout, before: Checkout | undefined): void;
}

/** The checkout as the server last answered it, and the calls that change it. */
export interface Current {
  readonly $state: ReadableAtom<CheckoutState>;
  readonly $errors: ReadableAtom<FieldErrors>;
  checkout(): Checkout | undefined;
  moveTo(state: CheckoutState): void;
  setErrors(errors: FieldErrors): void;
  clearErrors(...names: readonly FieldName[]): void;
  start(): Promise<void>;
  /** True when the server accepted the change; a refusal is shown at `field`, or at the top of the page. */
  change(send: () => Promise<Checkout>, field?: FieldName): Promise<boolean>;
  /** Resolves when no call is under way. */
  idle(): Promise<unknown>;
}

export function createCurrent({ token, texts, language, board, onUpdate }: Options): Current {
  const $state = atom<CheckoutState>({ status: 'loading' });
  const $errors = atom<FieldErrors>({});
  let queue: Promise<unknown> = Promise.resolve();
  const checkout = () => checkoutOf($state.get());

  function apply(next: Checkout): void {
    const before = checkout();
    for (const text of noticeTexts(next, texts, language)) board.post('changed', text);
    if (next.cart.entries.length === 0) {
      $state.set({ status: 'ended', reason: endingOf(token) });
      return;
    }
    const state = $state.get();
    $state.set(state.status === 'paying' ? { ...state, checkout: next } : open(next));
    onUpdate(next, before);
  }

  function setUpdating(isUpdating: boolean): void {
    const state = $state.get();
    if (state.status === 'open') $state.set({ ...state, isUpdating });
  }

  /** Sends one call at a time, so that answers arrive in the order of the visitor's actions. */
  function exclusively(send: () => Promise<Checkout>, refuse: (failure: ApiFailure) => void): Promise<boolean> {
    const turn = queue.then(async () => {
      setUpdating(true);
      try {
        apply(await send());
        return true;
      } catch (error) {
        refuse(failureOf(error));
        return false;
      } finally {
        setUpdating(false);
      }
    });
    queue = turn;
    return turn;
  }

  function refuse(failure: ApiFailure, field?: FieldName): void {
    const errors = serverErrors(failure.errors);
    if (field && failure.kind === 'rejected') errors[field] = failure.message;
    $errors.set({ ...$errors.get(), ...errors });
    if (Object.keys(errors).length === 0) board.post('refused', `${texts.unableToUpdate} ${failure.message}`);
  }

  return {
    $state,
    $errors,
    checkout,
    moveTo: (state) => $state.set(state),
    setErrors: (errors) => $errors.set(errors),
    clearErrors(...names) {
      const errors = { ...$errors.get() };
      for (const name of names) delete errors[name];
      $errors.set(errors);
    },
    async start() {
      if ($state.get().status === 'ended') $state.set({ status: 'loading' });
      await exclusively(
        () => postCheckout(token),
        (failure) => {
          const reason = endingOf(token, failure);
          if (checkout() && reason.kind === 'failed') refuse(failure);
          else $state.set({ status: 'ended', reason });
        },
      );
    },
    async change(send, field) {
      const isAccepted = await exclusively(send, (failure) => refuse(failure, field));
      if (isAccepted) board.clear('refused');
      return isAccepted;
    },
    idle: () => queue,
  };
}

export function open(checkout: Checkout): CheckoutState {
  return { status: 'open', checkout, isUpdating: false };
}

function failureOf(error: unknown): ApiFailure {
  if (isFault(error)) report(error, 'checkout');
  return error instanceof ApiFailure ? error : visitorFailure('broken');
}

/** The texts for what the server found changed since the visitor filled the cart. */
function noticeTexts({ notices, cart }: Checkout, texts: CheckoutTexts, language: string): string[] {
  const money = (cents: number) => formatMoney(cents, cart.subtotalAmount.currencyCode, language);
  return notices.map(({ kind, title, was, is }: CheckoutNotice) => {
    if (kind === 'price') return fill(texts.noticePrice, { title, was: money(was), is: money(is) });
    if (kind === 'giftCard') return texts.noticeGiftCard;
    if (kind === 'coupon') return fill(texts.noticeCoupon, { code: title });
    return fill(kind === 'short' ? texts.noticeShort : texts.noticeGone, { title, was, is });
  });
}
