import { atom, type ReadableAtom } from 'nanostores';
import { type CheckoutToken, postCheckout } from '../api/checkout.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Checkout } from '../contracts/checkout.ts';
import type { CheckoutTexts } from '../i18n/en-checkout.ts';
import { report } from '../report.ts';
import { endingOf } from './ending.ts';
import { serverErrors } from './field-errors.ts';
import type { NoticeBoard } from './notice-board.ts';
import { noticeTexts } from './notices.ts';
import { type CheckoutState, checkoutOf, type FieldErrors, type FieldName } from './state.ts';

export interface Place {
  token: CheckoutToken;
  texts: CheckoutTexts;
  /** BCP 47. */
  language: string;
}

interface Options extends Place {
  board: NoticeBoard;
  /** Each time that the server has told how the checkout stands. */
  taken(checkout: Checkout, before: Checkout | undefined): void;
}

/** The checkout as the server last told it, and what changes it. */
export interface Current {
  readonly $state: ReadableAtom<CheckoutState>;
  readonly $errors: ReadableAtom<FieldErrors>;
  checkout(): Checkout | undefined;
  moveTo(state: CheckoutState): void;
  setErrors(errors: FieldErrors): void;
  clearErrors(...names: readonly FieldName[]): void;
  begin(): Promise<void>;
  /** True when it was taken; what was refused is told at `field`, or above the page. */
  change(send: () => Promise<Checkout>, field?: FieldName): Promise<boolean>;
  /** Resolves when nothing is on its way. */
  settled(): Promise<unknown>;
}

export function createCurrent({ token, texts, language, board, taken }: Options): Current {
  const $state = atom<CheckoutState>({ status: 'loading' });
  const $errors = atom<FieldErrors>({});
  let queue: Promise<unknown> = Promise.resolve();
  const checkout = () => checkoutOf($state.get());

  function take(next: Checkout): void {
    const before = checkout();
    for (const text of noticeTexts(next, texts, language)) board.post('changed', text);
    if (next.cart.entries.length === 0) {
      $state.set({ status: 'ended', reason: endingOf(token) });
      return;
    }
    const state = $state.get();
    $state.set(state.status === 'paying' ? { ...state, checkout: next } : open(next));
    taken(next, before);
  }

  function setUpdating(isUpdating: boolean): void {
    const state = $state.get();
    if (state.status === 'open') $state.set({ ...state, isUpdating });
  }

  /** One call at a time, so that the answers come in the order of what was done. */
  function exclusively(send: () => Promise<Checkout>, refuse: (failure: ApiFailure) => void): Promise<boolean> {
    const turn = queue.then(async () => {
      setUpdating(true);
      try {
        take(await send());
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
    async begin() {
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
      const isTaken = await exclusively(send, (failure) => refuse(failure, field));
      if (isTaken) board.clear('refused');
      return isTaken;
    },
    settled: () => queue,
  };
}

export function open(checkout: Checkout): CheckoutState {
  return { status: 'open', checkout, isUpdating: false };
}

function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  report(error, 'checkout');
  return new ApiFailure('broken');
}
