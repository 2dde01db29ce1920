import { INSTALLMENTS_LINE } from '#runtime/hooks.ts';
import { productPart } from '#runtime/page/product-root.ts';
import { isPlatformLive } from '#runtime/platform.ts';
import { type InstallmentAttributes, offerWording, setSource, sourceOf } from './offer.ts';
import { onFirstSign } from './signs-of-life.ts';

/** Height of the pill, in CSS pixels, as in its style sheet. */
const PILL_HEIGHT_PX = 44;
const ATTRIBUTES: InstallmentAttributes = { for: 'product' };

/**
 * Places a pill in the element that the engine, or Products V2 for the same product, provides for it. Its text shows at
 * once; the element itself, which needs React, replaces the text when the visitor first does something on the page. If
 * the page already has the text, that has happened before this code was loaded. The page must have been parsed.
 */
export function placePill(mark: HTMLElement, signal: AbortSignal): void {
  const box = productPart(mark, '.product-payment-method-messaging') ?? mark;
  const written = mark.querySelector<HTMLElement>(INSTALLMENTS_LINE);
  if (signal.aborted || mark.dataset.afterpay !== 'true' || isOccupied(box, written)) return;
  const source = sourceOf(ATTRIBUTES, box);
  const wording = offerWording(ATTRIBUTES, source, box);
  if (!wording) {
    written?.remove();
    return;
  }

  const line = written ?? document.createElement('span');
  line.lang = wording.lang;
  line.textContent = wording.line;
  makeButton(line);
  source.follow(() => {
    line.textContent = offerWording(ATTRIBUTES, source, box)?.line ?? '';
  }, signal);
  box.append(line);

  const pill = document.createElement('sq-installments');
  pill.setAttribute('for', ATTRIBUTES.for);
  setSource(pill, source);
  const awake = () => {
    if (pill.isConnected) return;
    line.replaceWith(pill);
    // The text is the element's content until the element is defined.
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

/**
 * Whether other content fills the place. Once the page is complete, it is certain whether the platform's scripts run.
 */
function isOccupied(box: Element, written: Element | null): boolean {
  const isPlatformServing = document.readyState === 'complete' && isPlatformLive();
  return isPlatformServing || [...box.children].some((child) => child !== written);
}

/** Makes the line a button, because screen readers can press it without any earlier event on the page. */
function makeButton(line: HTMLElement): void {
  line.role = 'button';
  line.ariaHasPopup = 'dialog';
  Object.assign(line.style, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `${PILL_HEIGHT_PX}px`,
    cursor: 'pointer',
  });
}
