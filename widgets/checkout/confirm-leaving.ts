import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { lazy } from '#runtime/lazy.ts';

const loadConfirm = lazy(() => import('#runtime/ui/lightbox/confirm.ts'));

/** Asks before a link leads away from a checkout that holds stock, because the reservation ends with it. */
export function confirmLeaving(session: CheckoutSession, signal: AbortSignal): void {
  const { texts } = session;

  async function ask(link: HTMLAnchorElement): Promise<void> {
    const module = await loadConfirm().catch(() => undefined);
    const options = { title: texts.leaveTitle, message: texts.leaveText };
    const labels = { confirmLabel: texts.leave, cancelLabel: texts.stay };
    if (!module || (await module.confirm({ ...options, ...labels, returnFocus: link }))) location.assign(link.href);
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
