import type { Popup } from '#runtime/contracts/popup.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { openLightbox } from '#runtime/ui/lightbox/open-lightbox.ts';
import { fillPopup } from './content.ts';
import { openCorner } from './corner.ts';
import { rememberClosed, rememberSubmitted } from './memory.ts';
import styles from './popup.css';
import type { PopupOptions, ShownPopup } from './shown-popup.ts';

interface ShowOptions {
  /** What the visitor has pressed to see it; undefined where it appears by itself. */
  opener?: HTMLElement | undefined;
  /** Ends with the popup's element; a popup that ends so was not closed by its visitor. */
  signal: AbortSignal;
  onClosed(): void;
}

/** Search engines count whatever covers a phone's page by itself against it, so nothing does. */
const PHONE = '(max-width: 600px)';

/**
 * Shows a popup: in the centre as a modal dialog, elsewhere beside the page, which stays usable and keeps the focus. What
 * becomes of it is remembered.
 */
export function showPopup(popup: Popup, { opener, signal, onClosed }: ShowOptions): void {
  adoptStyles(document, styles);
  const submitted = () => rememberSubmitted(popup);
  const closed = () => {
    if (!signal.aborted) rememberClosed(popup, Date.now());
    onClosed();
  };
  const isModal = popup.position === 'center' && (opener !== undefined || !matchMedia(PHONE).matches);
  const { close } = isModal
    ? openCentre(popup, { opener, submitted, closed })
    : openCorner(popup, { opener, submitted, closed });
  signal.addEventListener('abort', close);
}

function openCentre(popup: Popup, { opener, submitted, closed }: PopupOptions): ShownPopup {
  return openLightbox(
    (content) => {
      content.parentElement?.classList.add('sq-popup');
      fillPopup(content, popup, submitted);
    },
    { label: popup.title, returnFocus: opener, onClosed: closed },
  );
}
