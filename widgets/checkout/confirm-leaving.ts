import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { lazy } from '#runtime/lazy.ts';
import { ownPath } from '#runtime/shop-address.ts';
import { isPlainPress } from '#runtime/ui/plain-press.ts';

const loadConfirm = lazy(() => import('#runtime/ui/lightbox/confirm.ts'));

/** Longest time that the page may still stand after it was left, in ms; the question is busy until then. */
const LEAVING_MS = 10_000;

/**
 * Asks before a link leads away from a checkout that holds stock, because the reservation ends with it. The shop's legal
 * pages open beside the checkout, and a link that leads back to it, such as that to sign in, asks nothing.
 */
export function confirmLeaving(session: CheckoutSession, signal: AbortSignal): void {
  const { texts } = session;
  let isAsking = false;

  async function ask(link: HTMLAnchorElement): Promise<void> {
    const module = await loadConfirm().catch(() => undefined);
    const question = module?.confirm({
      title: texts.leaveTitle,
      message: texts.leaveText,
      confirmLabel: texts.leave,
      cancelLabel: texts.stay,
      staysOpen: true,
      returnFocus: link,
    });
    if (question && !(await question)) return;
    location.assign(link.href);
    // A page that the visitor comes back to by the browser's button shows no question.
    addEventListener('pagehide', () => question?.close(), { once: true });
    setTimeout(() => question?.close(), LEAVING_MS);
  }

  // At the window, what opens something on this page, such as the form about cookies, has taken its press already.
  addEventListener(
    'click',
    (event) => {
      const state = session.$state.get();
      if (state.status !== 'open' || event.defaultPrevented) return;
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link || !leadsAway(link, event) || leadsBack(link)) return;
      const isBeside = isAmongLegal(link, state.checkout);
      if (!isBeside && session.$reservation.get().status !== 'reserved') return;
      event.preventDefault();
      if (isBeside) open(link.href, '_blank', 'noreferrer');
      else if (!isAsking) {
        isAsking = true;
        void ask(link).finally(() => {
          isAsking = false;
        });
      }
    },
    { signal },
  );
}

/** Whether a link stands in a list with one of the shop's legal pages, as that to the page about cookies does. */
function isAmongLegal(link: HTMLAnchorElement, { legalPages }: Checkout): boolean {
  const list = link.closest('ul, ol, p')?.querySelectorAll('a') ?? [link];
  const addresses = legalPages.map(({ url }) => new URL(url, location.href).href);
  return [...list].some(({ href }) => addresses.includes(href));
}

/** Whether the page of a link leads back to this one. */
function leadsBack({ href }: HTMLAnchorElement): boolean {
  return new URL(href).searchParams.get('return') === ownPath() + location.search;
}

/** Whether a press opens another page in this window. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (!isPlainPress(event)) return false;
  if (!/^https?:/.test(link.href) || link.download || !/^(|_self)$/.test(link.target)) return false;
  const { origin, pathname, search } = new URL(link.href);
  return origin + pathname + search !== location.origin + location.pathname + location.search;
}
