import type { DeliveryResult, RequestedForm } from '#runtime/additional-fields/form-lightbox.ts';
import { ApiFailure, isFault } from '#runtime/api/failure.ts';
import { postSubscription } from '#runtime/api/subscription.ts';
import { addToCart as addEntry } from '#runtime/cart/actions.ts';
import { requireStock } from '#runtime/cart/remote/mutations.ts';
import { withRetryKey } from '#runtime/cart/remote/retry-keys.ts';
import type { StartSubscriptionRequest } from '#runtime/contracts/subscription.ts';
import { cart } from '#runtime/i18n/en/cart.ts';
import { failures } from '#runtime/i18n/en/page.ts';
import { addToCart } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { CHECKOUT_PATH, giftCardPath, leaveFor, subscriptionPath } from './leave.ts';
import { type FirstForm, failureTitle, type Planned } from './plan.ts';

/** Result of a purchase; `leave` means that the browser is opening another page. */
export type Outcome =
  | { what: 'accept' | 'cancel' | 'leave' }
  | { what: 'fail'; title?: string; message: string; href?: string };

interface ExecuteOptions {
  /** Element that the events start at; it gets the focus back. */
  target: HTMLElement;
  /** The product's name. */
  title: string;
}

interface Step {
  target: HTMLElement;
  /** JSON text; undefined for products without additional fields. */
  additionalFields?: string;
  /** Fires when the visitor closes the form. */
  signal?: AbortSignal;
}

type Completion = { what: 'accept' | 'cancel' | 'leave' } | { what: 'fail'; failure: ApiFailure };

/** Executes a planned purchase, up to the page that it ends on. Never rejects. */
export async function execute(purchase: Planned, options: ExecuteOptions): Promise<Outcome> {
  const title = failureTitle(purchase.status === 'add' ? 'cart' : purchase.status, localised('addToCart', addToCart));
  const { target } = options;
  try {
    if (purchase.status === 'giftCard') return leaveFor('giftCard', purchase.itemId, giftCardPath(purchase), target);
    if (purchase.form) return await fillInFirst(purchase, purchase.form, options, title);
    const done = await complete(purchase, { target });
    return done.what === 'fail' ? { what: 'fail', title, message: messageOf(done.failure) } : done;
  } catch (error) {
    return { what: 'fail', title, message: messageOf(error) };
  }
}

type Requested = Exclude<Planned, { status: 'giftCard' }>;

/**
 * Shows the form of additional fields before the add: checks stock, opens the form, and adds the item when the form is
 * submitted. A failed add shows its error in the form.
 */
async function fillInFirst(
  purchase: Requested,
  form: FirstForm,
  { target, title }: ExecuteOptions,
  titleOfFailure: string,
): Promise<Outcome> {
  const { itemId, sku } = purchase.request;
  const preparing = prepare({ itemId, ...form });
  preparing.catch(() => {});
  await requireStock({ itemId, sku });
  let outcome: Outcome = { what: 'cancel' };
  const deliver = async (additionalFields: string, signal: AbortSignal): Promise<DeliveryResult> => {
    const done = await complete(purchase, { target, additionalFields, signal });
    if (done.what !== 'fail') {
      outcome = done;
      return done.what === 'cancel' ? 'stopped' : 'accepted';
    }
    // The visitor has closed the form, so the error needs an alert.
    if (signal.aborted) outcome = { what: 'fail', title: titleOfFailure, message: done.failure.message };
    return done;
  };
  try {
    const open = await preparing;
    await open({ title, target, deliver });
    return outcome;
  } catch (error) {
    return { what: 'fail', title: localised('cart', cart).openFormFailed, message: messageOf(error) };
  }
}

const loadFormLightbox = lazy(() => import('#runtime/additional-fields/form-lightbox.ts'), { texts: 'en-forms' });

async function prepare(requested: RequestedForm) {
  const { prepareFormLightbox } = await loadFormLightbox();
  return prepareFormLightbox(requested);
}

async function complete(purchase: Requested, step: Step): Promise<Completion> {
  if (purchase.status === 'subscription') return subscribe(purchase.request, step);
  const { additionalFields, signal, target } = step;
  const hasForm = additionalFields !== undefined;
  const request = hasForm ? { ...purchase.request, additionalFields } : purchase.request;
  const result = await addEntry(request, hasForm ? { target, signal, checkStock: false } : { target });
  if (result.status === 'failed') return { what: 'fail', failure: result.failure };
  if (result.status === 'cancelled') return { what: 'cancel' };
  if (purchase.status === 'add' || signal?.aborted) return { what: 'accept' };
  // A listener may keep the visitor on the page; the item is in the cart in any case.
  const { what } = leaveFor('expressCheckout', request.itemId, CHECKOUT_PATH, target);
  return { what: what === 'leave' ? what : 'accept' };
}

async function subscribe(requested: StartSubscriptionRequest, step: Step): Promise<Completion> {
  const { additionalFields, signal, target } = step;
  const request = additionalFields === undefined ? requested : { ...requested, additionalFields };
  const send = (idempotencyKey: string) => postSubscription(request, { idempotencyKey });
  try {
    const { cartToken } = await withRetryKey(`subscription ${JSON.stringify(request)}`, send);
    if (signal?.aborted) return { what: 'cancel' };
    return leaveFor('subscription', request.itemId, subscriptionPath(cartToken), target);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (isFault(failure)) report(failure, 'subscribe');
    return { what: 'fail', failure };
  }
}

function messageOf(error: unknown): string {
  if (error instanceof ApiFailure) return error.message;
  report(error, 'add to cart');
  return localised('failures', failures).tryAgain;
}
