import { knownQuantity } from '#runtime/cart/quantity.ts';
import { $cart } from '#runtime/cart/store.ts';
import { cartCountText, cartLabel, itemWord } from '#runtime/domain/cart-count.ts';
import { enhance } from '#runtime/enhance.ts';
import { cartPill } from '#runtime/i18n/en/page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { fadeIn } from './fade-in.ts';

// Selectors of the engine's own markup.
const QUANTITY = '.sqs-cart-quantity, .absolute-cart-box .total-quantity';
const LINK = '.sqs-custom-cart, .absolute-cart-box a';
/** Saved copies of pages have other classes, but their links keep the address. */
const LINK_BY_ADDRESS = 'a[href$="/cart"]';
const FLOATING_CART = '.floating-cart';
const FLOATING_PILL = `.absolute-cart-box, ${FLOATING_CART}`;
/** Classes of links that look different, or are hidden, while the cart is empty. */
const EMPTY_CLASSES = ['show-empty-cart-state', 'cart-quantity-zero'];
/** The class of links that show the cart, and no longer what the page came with. */
const INITIALIZED = 'sq-cart-initialized';

/** Keeps all cart indicators that the engine wrote up to date, including later ones. */
export function enhanceIndicators(): () => void {
  const stops = [
    enhance(QUANTITY, (element, signal) => follow(signal, (quantity) => showQuantity(element, quantity))),
    enhance(LINK, (link, signal) => {
      const emptyClasses = emptyClassesOf(link);
      follow(signal, (quantity) => showLink(link, emptyClasses, quantity));
    }),
    enhance(FLOATING_PILL, (pill, signal) => follow(signal, (quantity) => showPill(pill as HTMLElement, quantity))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Calls `show` with the quantity, once it is known and whenever the cart changes. */
function follow(signal: AbortSignal, show: (quantity: number) => void): void {
  const stop = $cart.subscribe((state) => {
    const quantity = knownQuantity(state);
    if (quantity !== undefined) show(quantity);
  });
  signal.addEventListener('abort', stop);
}

function showQuantity(element: Element, quantity: number): void {
  const texts = localised('cartPill', cartPill);
  element.textContent = cartCountText(quantity, texts);
  // The floating pill has its word in a text node beside the number.
  const word = element.matches('.total-quantity') && element.nextSibling;
  if (word instanceof Text) word.data = ` ${itemWord(quantity, texts)}`;
  const link = element.closest(LINK) ?? element.closest(LINK_BY_ADDRESS);
  if (link) link.setAttribute('aria-label', cartLabel(quantity, texts));
}

/** Shows by the link's classes that the cart is known, and whether it is empty; a link without a number is labelled "Cart" only. */
function showLink(link: Element, emptyClasses: readonly string[], quantity: number): void {
  link.classList.add(INITIALIZED);
  for (const name of emptyClasses) link.classList.toggle(name, quantity === 0);
  if (!link.querySelector('.sqs-cart-quantity, .total-quantity'))
    link.setAttribute('aria-label', localised('cartPill', cartPill).cart);
}

/** Hides the floating pill while the cart is empty, and fades it in with the first item. */
function showPill(pill: HTMLElement, quantity: number): void {
  const isHidden = quantity === 0;
  const appears = pill.matches('[hidden], .hidden') && !isHidden;
  pill.hidden = isHidden;
  // The floating cart of 7.1 comes with a class that hides it.
  if (pill.matches(FLOATING_CART)) pill.classList.toggle('hidden', isHidden);
  // Themes set a `display` of their own on the box, which overrides `hidden`.
  pill.style.display = isHidden ? 'none' : '';
  if (appears) fadeIn(pill);
}

/** The empty-cart classes that each link had at first; a link that was moved with a full cart no longer has them. */
const known = new WeakMap<Element, readonly string[]>();

function emptyClassesOf(link: Element): readonly string[] {
  const classes = known.get(link) ?? EMPTY_CLASSES.filter((name) => link.classList.contains(name));
  known.set(link, classes);
  return classes;
}
