import { enhance } from '#runtime/enhance.ts';
import { ACCOUNT_LINK } from '#runtime/page/account-link.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { revealLeftovers } from './reveal-leftovers.ts';
import unplaced from './unplaced.css';

/**
 * What a visitor needs and a style sheet may hide until the platform's scripts have run. Themes show other things on
 * hover or by a press (quick view buttons, menus, lightboxes) or with a full cart (links to it); these are not listed.
 */
const CONTENT = [
  'body,#siteWrapper,.Site',
  '.product-variants,.variant-option,.variant-select-wrapper,.variant-radiobtn-wrapper,.product-quantity-input',
  '.product-price,.sqs-add-to-cart-button-wrapper,.product-block',
  ACCOUNT_LINK,
  '.newsletter-block,.newsletter-form,.newsletter-form-wrapper,.form-block,.sqs-block-form,.form-wrapper',
].join();

/** The classes by which the platform's scripts say that they are done with an element. Themes reveal it then. */
const DONE: readonly (readonly [waiting: string, classes: string])[] = [
  [
    '.lazy-load,.collection-content-wrapper .grid-item,.blog-basic-grid--container,.blog-single-column--container,.blog-item,.blog-masonry .entry',
    'is-loaded',
  ],
  ['.newsletter-block', 'rendered'],
  ['.summary-item,#headerNav', 'positioned'],
  ['.image-block-outer-wrapper,[class*=block-animation-]', 'animation-loaded sqs-text-ready'],
  ['.user-items-list-banner-slideshow .slides', 'slides--initialized'],
  ['.user-items-list-carousel__slides', 'user-items-list-carousel__slides--initialized'],
  // Animations that have not begun, on pages that were saved then.
  ['.preFade', 'fadeIn'],
  ['.preScale', 'scaleIn'],
  ['.preSlide', 'slideIn'],
  ['.preClip', 'clipIn'],
  ['.preFlex', 'flexIn'],
  ['.animation-segmented-flex-primed', 'animation-segmented-flex-fired'],
];

/**
 * Reveals the page's content, including what comes later: first by the states that the platform's scripts would set, then
 * by itself. An element counts as hidden only where it is transparent or invisible itself: what is hidden with the box
 * around it stays hidden.
 */
export function revealContent(): void {
  adoptStyles(document, unplaced);
  enhance('body', (body) => body.setAttribute('data-animation-state', 'booted'));
  enhance('.page-section[data-animation]', (section) => section.setAttribute('data-active', ''));
  enhance([CONTENT, ...DONE.map(([waiting]) => waiting)].join(), (element, gone) => {
    for (const [waiting, classes] of DONE) if (element.matches(waiting)) element.classList.add(...classes.split(' '));
    if (!element.matches(CONTENT)) return;
    reveal(element as HTMLElement);
    // Style sheets that are still on their way may hide it.
    addEventListener('load', () => reveal(element as HTMLElement), { signal: gone });
  });
  if (document.readyState === 'complete') revealLeftovers();
  else addEventListener('load', revealLeftovers, { once: true });
}

function reveal(element: HTMLElement): void {
  const { opacity, visibility } = getComputedStyle(element);
  if (Number(opacity) === 0) element.style.opacity = '1';
  if (visibility === 'hidden' && !isHiddenByParent(element)) element.style.visibility = 'visible';
}

function isHiddenByParent({ parentElement }: Element): boolean {
  return parentElement !== null && getComputedStyle(parentElement).visibility === 'hidden';
}
