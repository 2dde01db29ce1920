import { enhance } from '#runtime/enhance.ts';
import { ACCOUNT_LINK } from '#runtime/page/account-link.ts';

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
  // The platform's scripts fade these in as they come into the window, where a site has animations.
  'body[class*=tweak-global-animations-animation-type-]:not(.tweak-global-animations-animation-type-none) [data-animation-role]',
].join();

/** Classes of animations that have not begun, on pages that were saved then, with the class that ends each of them. */
const ANIMATIONS: readonly (readonly [before: string, end: string])[] = [
  ['preFade', 'fadeIn'],
  ['preScale', 'scaleIn'],
  ['preSlide', 'slideIn'],
  ['preClip', 'clipIn'],
  ['preFlex', 'flexIn'],
];

/**
 * Reveals the page's content, including what comes later. An element counts as hidden only where it is transparent or
 * invisible itself: what is hidden with the box around it stays hidden.
 */
export function revealContent(): void {
  enhance([CONTENT, ...ANIMATIONS.map(([before]) => `.${before}`)].join(), (element, gone) => {
    for (const [before, end] of ANIMATIONS) if (element.classList.contains(before)) element.classList.add(end);
    reveal(element as HTMLElement);
    // Style sheets that are still on their way may hide it.
    addEventListener('load', () => reveal(element as HTMLElement), { signal: gone });
  });
}

function reveal(element: HTMLElement): void {
  const { opacity, visibility } = getComputedStyle(element);
  if (Number(opacity) === 0) element.style.opacity = '1';
  if (visibility === 'hidden' && !isHiddenByParent(element)) element.style.visibility = 'visible';
}

function isHiddenByParent({ parentElement }: Element): boolean {
  return parentElement !== null && getComputedStyle(parentElement).visibility === 'hidden';
}
