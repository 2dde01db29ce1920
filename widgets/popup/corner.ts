import type { Popup } from '#runtime/contracts/popup.ts';
import { dialog as dialogTexts } from '#runtime/i18n/en/page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { markLanguage } from '#runtime/page-language.ts';
import { openLiveRegion } from '#runtime/ui/live-region.ts';
import { fillPopup } from './content.ts';
import type { PopupOptions, ShownPopup } from './shown-popup.ts';

/** Screen readers know a new live region after this time. */
const KNOWN_MS = 150;

/**
 * Opens a popup beside the page, as a dialog that is not modal. It takes no focus unless the visitor has asked for it;
 * screen readers hear its title.
 */
export function openCorner(popup: Popup, { opener, submitted, closed }: PopupOptions): ShownPopup {
  const ending = new AbortController();
  const box = document.createElement('section');
  markLanguage(box);
  box.className = `sq-popup sq-popup-corner sq-popup-at-${popup.position}`;
  box.setAttribute('role', 'dialog');
  box.tabIndex = -1;
  const control = document.createElement('button');
  control.type = 'button';
  control.className = 'sq-popup-close';
  control.setAttribute('aria-label', localised('dialog', dialogTexts).close);
  control.textContent = '✕';
  control.onclick = close;
  const content = document.createElement('div');
  const heading = fillPopup(content, popup, submitted);
  heading.id = `sq-popup-title-${popup.id}`;
  box.setAttribute('aria-labelledby', heading.id);
  box.append(control, content);
  document.addEventListener('keydown', onKey, { signal: ending.signal });
  document.body.append(box);
  if (opener) box.focus({ preventScroll: true });
  else announce(popup.title, ending.signal);
  return { close };

  function close(): void {
    if (ending.signal.aborted) return;
    ending.abort();
    const hadFocus = box.contains(document.activeElement);
    box.remove();
    if (hadFocus) opener?.focus({ preventScroll: true });
    closed();
  }

  /** Escape closes it from within, and from a page in which nothing has the focus. */
  function onKey({ key, defaultPrevented }: KeyboardEvent): void {
    const { activeElement, body } = document;
    const isOurs = box.contains(activeElement) || !activeElement || activeElement === body;
    if (key === 'Escape' && !defaultPrevented && isOurs && !document.querySelector('dialog[open]')) close();
  }
}

function announce(title: string, signal: AbortSignal): void {
  const region = openLiveRegion();
  const timer = setTimeout(() => region.announce(title), KNOWN_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    region.close();
  });
}
