import { INSTALLMENTS_LINE } from '#runtime/hooks.ts';
import type { PageTerms } from '#runtime/page/installments.ts';
import { productPart } from '#runtime/page/product-root.ts';
import { isPlatformLive } from '#runtime/platform.ts';
import { onFirstSign } from '#runtime/signs-of-life.ts';
import { type InstallmentAttributes, offerWording, setSource, sourceOf } from './offer.ts';
import { askShop, isStated } from './shop-terms.ts';

/** Height of the pill, in CSS pixels, as in its style sheet. */
const PILL_HEIGHT_PX = 44;
const ATTRIBUTES: InstallmentAttributes = { for: 'product' };

/**
 * Places a pill in the element that the engine, or Products V2 for the same product, provides for it. Its text shows at
 * once; the element itself, which needs React, replaces the text when the visitor first does something on the page. If
 * the page already has the text, that has happened before this code was loaded. A press on the text is over before it
 * is replaced. The page must have been parsed. A page of another origin gets the text once the shop has answered that
 * its checkout offers instalments.
 */
export function placePill(mark: HTMLElement, whenReleased: () => Promise<void>, signal: AbortSignal): void {
  const box = productPart(mark, '.product-payment-method-messaging') ?? mark;
  const written = mark.querySelector<HTMLElement>(INSTALLMENTS_LINE);
  const isFree = () => !signal.aborted && mark.dataset.afterpay === 'true' && !isOccupied(box, written);
  if (!isFree()) return;
  if (isStated(ATTRIBUTES)) place({ box, written, shop: undefined, whenReleased, signal });
  else void askShop(ATTRIBUTES).then((shop) => isFree() && place({ box, written, shop, whenReleased, signal }));
}

interface PillOptions {
  box: HTMLElement;
  /** The text that the page already has. */
  written: HTMLElement | null;
  shop: PageTerms | null | undefined;
  /** Resolves when the visitor holds no press. */
  whenReleased(): Promise<void>;
  signal: AbortSignal;
}

/** Shows the text, or the element, whenever there is something to offer: a sold-out variant has nothing. */
function place({ box, written, shop, whenReleased, signal }: PillOptions): void {
  const source = sourceOf(ATTRIBUTES, box);
  const line = written ?? document.createElement('span');
  makeButton(line);
  const pill = document.createElement('sq-installments');
  pill.setAttribute('for', ATTRIBUTES.for);
  setSource(pill, source);
  let isAwake = false;

  const show = () => {
    const wording = offerWording(ATTRIBUTES, { source, host: box, shop });
    line.textContent = wording?.line ?? '';
    // The inline style is stronger than the browser's rule for `hidden`.
    line.hidden = !wording;
    line.style.display = wording ? 'flex' : 'none';
    if (wording) line.lang = wording.lang;
    // From then on the element follows the product by itself.
    if (pill.isConnected) return;
    if (!wording) line.remove();
    else if (!isAwake) line.isConnected || box.append(line);
    else {
      line.remove();
      box.append(pill);
      // The text is the element's content until the element is defined.
      pill.append(line);
    }
  };
  const awake = async () => {
    await whenReleased();
    if (signal.aborted) return;
    if (line.dataset.pressed !== undefined) pill.dataset.pressed = '';
    isAwake = true;
    show();
  };
  line.onclick = () => {
    line.dataset.pressed = '';
    void awake();
  };
  show();
  source.follow(show, signal);
  if (written) void awake();
  else onFirstSign(awake, signal);
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
  line.setAttribute('role', 'button');
  line.setAttribute('aria-haspopup', 'dialog');
  Object.assign(line.style, {
    alignItems: 'center',
    minBlockSize: `${PILL_HEIGHT_PX}px`,
    cursor: 'pointer',
  });
}
