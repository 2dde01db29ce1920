import { productPart } from '#runtime/page/product-root.ts';
import { isPlatformLive } from '#runtime/platform.ts';
import { handSource, type InstallmentAttributes, sourceOf, wordOffer } from './offer.ts';
import { onFirstSign } from './signs-of-life.ts';

/** Height of the pill, in CSS pixels: that of its style sheet. */
const PILL_HEIGHT_PX = 44;
/**
 * Puts a pill where the engine's page keeps room for one, or where Products V2 does for the same product: its words at
 * once, and the element itself, which brings React, with the first sign that a visitor is there to press it.
 */
export async function placePill(mark: HTMLElement, signal: AbortSignal): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }));
  }
  const box = productPart(mark, '.product-payment-method-messaging') ?? mark;
  // Once the page is complete it is certain whether the platform's own scripts do this.
  const isServed = document.readyState === 'complete' && isPlatformLive();
  const written = mark.querySelector<HTMLElement>('.sq-installments-line');
  const isTaken = [...box.children].some((child) => child !== written);
  if (signal.aborted || mark.dataset.afterpay !== 'true' || isTaken || isServed) return;

  const asked: InstallmentAttributes = { for: 'product' };
  const source = sourceOf(asked, box);
  const wording = wordOffer(asked, source, box);
  if (!wording) {
    written?.remove();
    return;
  }
  const line = written ?? document.createElement('span');
  line.lang = wording.lang;
  line.textContent = wording.line;
  // Screen readers find and press it without a sign of life. Who goes by keys has given one before they come to it.
  line.role = 'button';
  line.ariaHasPopup = 'dialog';
  const { style } = line;
  Object.assign(style, {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `${PILL_HEIGHT_PX}px`,
    cursor: 'pointer',
  });
  source.follow(() => {
    line.textContent = wordOffer(asked, source, box)?.line ?? '';
  }, signal);
  box.append(line);

  const pill = document.createElement('sq-installments');
  pill.setAttribute('for', asked.for);
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
  // The line that the page had brought this code with a sign of life.
  if (!written) onFirstSign(awake, signal);
  else if (written.dataset.pressed === undefined) awake();
  else written.click();
}
