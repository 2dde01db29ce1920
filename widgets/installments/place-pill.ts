import { INSTALLMENTS_LINE } from '#runtime/hooks.ts';
import { productPart } from '#runtime/page/product-root.ts';
import { isPlatformLive } from '#runtime/platform.ts';
import { handSource, type InstallmentAttributes, sourceOf, wordOffer } from './offer.ts';
import { onFirstSign } from './signs-of-life.ts';

/** Height of the pill, in CSS pixels: that of its style sheet. */
const PILL_HEIGHT_PX = 44;
const ATTRIBUTES: InstallmentAttributes = { for: 'product' };

/**
 * Puts a pill where the engine's page keeps room for one, or where Products V2 does for the same product: its words at
 * once, and the element itself, which brings React, with the first sign that a visitor is there to press it. Where the
 * page carries the words, a sign has brought this code already. The page must have been parsed.
 */
export function placePill(mark: HTMLElement, signal: AbortSignal): void {
  const box = productPart(mark, '.product-payment-method-messaging') ?? mark;
  const written = mark.querySelector<HTMLElement>(INSTALLMENTS_LINE);
  if (signal.aborted || mark.dataset.afterpay !== 'true' || isTaken(box, written)) return;
  const source = sourceOf(ATTRIBUTES, box);
  const wording = wordOffer(ATTRIBUTES, source, box);
  if (!wording) {
    written?.remove();
    return;
  }

  const line = written ?? document.createElement('span');
  line.lang = wording.lang;
  line.textContent = wording.line;
  dress(line);
  source.follow(() => {
    line.textContent = wordOffer(ATTRIBUTES, source, box)?.line ?? '';
  }, signal);
  box.append(line);

  const pill = document.createElement('sq-installments');
  pill.setAttribute('for', ATTRIBUTES.for);
  handSource(pill, source);
  const awake = () => {
    if (pill.isConnected) return;
    line.replaceWith(pill);
    // Until the element is defined, its words stand in it.
    pill.append(line);
  };
  line.onclick = () => {
    pill.dataset.pressed = '';
    awake();
  };
  if (!written) onFirstSign(awake, signal);
  else if (written.dataset.pressed === undefined) awake();
  else written.click();
}

/** Whether somebody else fills the place. Once the page is complete it is certain whether the platform's scripts do. */
function isTaken(box: Element, written: Element | null): boolean {
  const isPlatformServing = document.readyState === 'complete' && isPlatformLive();
  return isPlatformServing || [...box.children].some((child) => child !== written);
}

/** Makes the line a button: screen readers find and press it without a sign of life that a page could hear. */
function dress(line: HTMLElement): void {
  line.role = 'button';
  line.ariaHasPopup = 'dialog';
  Object.assign(line.style, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `${PILL_HEIGHT_PX}px`,
    cursor: 'pointer',
  });
}
