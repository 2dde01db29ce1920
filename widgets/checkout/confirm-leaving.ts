import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { lazy } from '#runtime/lazy.ts';

const loadConfirm = lazy(() => import('#runtime/ui/lightbox/confirm.ts'));

/** Longest time that the page may still stand after it was left, in ms; the question is busy until then. */
const LEAVING_MS = 10_000;

/** Asks before a link leads away from a checkout that holds stock, because the reservation ends with it. */
export function confirmLeaving(session: CheckoutSession, signal: AbortSignal): void {
  const { texts } = session;

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

  document.addEventListener(
    'click',
    (event) => {
      const isHolding = session.$reservation.get().status === 'reserved' && session.$state.get().status === 'open';
      if (!isHolding || event.defaultPrevented) return;
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link || !leadsAway(link, event)) return;
      event.preventDefault();
      void ask(link);
    },
    { signal },
  );
}

/** Whether a press opens another page in this window. */
function leadsAway(link: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  if (!/^https?:/.test(link.href) || link.download || !/^(|_self)$/.test(link.target)) return false;
  const { origin, pathname, search } = new URL(link.href);
  return origin + pathname + search !== location.origin + location.pathname + location.search;
}
