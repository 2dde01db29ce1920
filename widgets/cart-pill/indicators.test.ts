import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moveTo } from '#runtime/cart/store.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import {
  aCart,
  anEntry,
  cartOfHundred,
  cartOfHundredOne,
  cartOfOne,
  cartOfThree,
  emptyCart,
} from '../../test/fixtures/cart/cart.ts';
import { waitFor } from '../../test/wait-for.ts';
import { enhanceIndicators } from './indicators.ts';

/** The engine's 7.1 header: an icon for small windows, a text link for large ones. */
const HEADER = `
  <a href="/cart" class="icon icon--cart sqs-custom-cart show-empty-cart-state cart-quantity-zero" id="icon">
    <span class="Cart-inner"><span class="sqs-cart-quantity">0</span></span>
  </a>
  <a href="/cart" class="cart-style-text sqs-custom-cart" id="text">
    <span>Cart (<span class="sqs-cart-quantity">0</span>)</span>
  </a>`;
const BARE = '<a href="/cart" class="Cart sqs-custom-cart" id="bare"><svg></svg></a>';
const FLOATING = `
  <div class="absolute-cart-box" id="box"><a href="/cart" class="sqs-cart sqs-pill-shopping-cart" id="pill">
    <span class="sqs-pill-shopping-cart-content"><span class="icon"></span><span class="details"
      ><span class="total-quantity">0</span> items</span><span class="suffix"></span></span>
  </a></div>`;

let stop: () => void;
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const quantities = () => [...document.querySelectorAll('.sqs-cart-quantity')].map(({ textContent }) => textContent);
const labelOf = (id: string) => byId(id).getAttribute('aria-label');

/** Waits until mutation observers have run. */
const observerCalled = () => new Promise((resolve) => setTimeout(resolve));

function show(html: string): void {
  document.body.innerHTML = html;
  stop = enhanceIndicators();
}

beforeEach(() => moveTo({ status: 'unknown' }));
afterEach(async () => {
  stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  await switchLanguage('en');
});

describe('numbers', () => {
  test('numbers on the page stay until the cart is known', () => {
    show(HEADER.replaceAll('>0<', '>7<'));
    expect(quantities()).toEqual(['7', '7']);
    moveTo({ status: 'loading' });
    expect(quantities()).toEqual(['7', '7']);
    moveTo({ status: 'failed', message: 'x' });
    expect(quantities()).toEqual(['7', '7']);
    moveTo({ status: 'absent' });
    expect(quantities()).toEqual(['0', '0']);
  });

  test.each([
    [cartOfOne, '1', 'One item in cart'],
    [cartOfThree, '3', '3 items in cart'],
    [cartOfHundred, '100', '100 items in cart'],
    [cartOfHundredOne, '100+', 'More than 100 items in cart'],
    [emptyCart, '0', '0 items in cart'],
  ])('every number on the page follows the cart', (cart, text, label) => {
    show(HEADER);
    moveTo({ status: 'loaded', cart });
    expect(quantities()).toEqual([text, text]);
    expect(labelOf('icon')).toBe(label);
    expect(labelOf('text')).toBe(label);
  });

  test.each([
    ['recalculating', { status: 'recalculating', cart: cartOfThree }],
    ['item-added', { status: 'item-added', cart: cartOfThree, entry: anEntry() }],
    ['failed', { status: 'failed', message: 'x', cart: cartOfThree }],
  ] as const)('numbers show the last cart while it is %s', (_, state) => {
    show(HEADER);
    moveTo(state);
    expect(quantities()).toEqual(['3', '3']);
  });

  test('numbers that are added later are right at once, and removed ones are let go', async () => {
    show('');
    moveTo({ status: 'loaded', cart: cartOfThree });
    document.body.innerHTML = HEADER;
    await waitFor(() => expect(quantities()).toEqual(['3', '3']));
    const gone = byId('icon');
    gone.remove();
    await observerCalled();
    moveTo({ status: 'loaded', cart: cartOfHundred });
    expect(quantities()).toEqual(['100']);
    expect(gone.querySelector('.sqs-cart-quantity')?.textContent).toBe('3');
  });

  test('numbers no longer change after stopping', () => {
    show(HEADER);
    stop();
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect(quantities()).toEqual(['0', '0']);
  });
});

describe('links', () => {
  test('cart links say by a class that the cart is known, from the first answer on', () => {
    show(HEADER);
    const initialised = () => [...document.querySelectorAll('.sq-cart-initialized')].map(({ id }) => id);
    moveTo({ status: 'loading' });
    expect(initialised()).toEqual([]);
    moveTo({ status: 'absent' });
    expect(initialised()).toEqual(['icon', 'text']);
    moveTo({ status: 'loaded', cart: cartOfOne });
    expect(initialised()).toEqual(['icon', 'text']);
  });

  test('cart links without a number are named Cart', () => {
    show(BARE);
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect(labelOf('bare')).toBe('Cart');
  });

  test('cart links of saved pages are found by their address where the class is missing', () => {
    show('<a href="https://shop.test/cart" id="old"><b class="sqs-cart-quantity">0</b></a>');
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect(labelOf('old')).toBe('3 items in cart');
  });

  test('cart links are found by class where a saved page has rewritten the address', () => {
    show('<a href="cart.html" class="sqs-custom-cart" id="saved"><b class="sqs-cart-quantity">0</b></a>');
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect(labelOf('saved')).toBe('3 items in cart');
  });

  test('a link to another page is not named by a number in it', () => {
    show('<a href="/shop" id="other"><b class="sqs-cart-quantity">0</b></a>');
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect(quantities()).toEqual(['3']);
    expect(byId('other').hasAttribute('aria-label')).toBe(false);
  });

  test('an author’s own link to the cart stays as it is written', () => {
    show('<a href="/cart" id="own">View your cart</a>');
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect(byId('own').outerHTML).toBe('<a href="/cart" id="own">View your cart</a>');
  });

  test('cart links lead to where their author points them', () => {
    show(`${HEADER}${BARE}`);
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect([...document.links].map((link) => link.getAttribute('href'))).toEqual(['/cart', '/cart', '/cart']);
  });

  test('cart links have their class for an empty cart exactly while it is empty', () => {
    show(HEADER);
    const classes = () =>
      ['show-empty-cart-state', 'cart-quantity-zero'].map((name) => byId('icon').classList.contains(name));
    moveTo({ status: 'loaded', cart: cartOfOne });
    expect(classes()).toEqual([false, false]);
    moveTo({ status: 'loaded', cart: emptyCart });
    expect(classes()).toEqual([true, true]);
    expect(byId('icon').classList.contains('icon--cart')).toBe(true);
  });

  test('cart links that never had a class for an empty cart do not get one', () => {
    show(HEADER);
    moveTo({ status: 'absent' });
    expect(byId('text').className).toBe('cart-style-text sqs-custom-cart sq-cart-initialized');
  });

  test('cart links that are removed and put back keep their class for an empty cart', async () => {
    show(HEADER);
    moveTo({ status: 'loaded', cart: cartOfOne });
    const link = byId('icon');
    link.remove();
    await observerCalled();
    document.body.append(link);
    await observerCalled();
    moveTo({ status: 'absent' });
    expect(link.classList.contains('cart-quantity-zero')).toBe(true);
  });
});

describe('the floating pill', () => {
  test('the engine’s floating pill is hidden while the cart is empty, and says how many otherwise', () => {
    show(FLOATING);
    moveTo({ status: 'absent' });
    expect(byId('box').hidden).toBe(true);
    expect(byId('box').style.display).toBe('none');
    moveTo({ status: 'loaded', cart: cartOfOne });
    expect(byId('box').hidden).toBe(false);
    expect(byId('box').style.display).toBe('');
    expect(document.querySelector('.details')?.textContent).toBe('1 item');
    expect(labelOf('pill')).toBe('One item in cart');
    moveTo({ status: 'loaded', cart: cartOfHundredOne });
    expect(document.querySelector('.details')?.textContent).toBe('100+ items');
  });

  test('the floating cart of 7.1 shows while there are items, and is hidden by its own class without any', () => {
    show(
      '<div class="floating-cart hidden" id="box"><a class="sqs-custom-cart"><i class="sqs-cart-quantity"></i></a></div>',
    );
    const isHidden = () => byId('box').matches('.hidden, [hidden]');
    moveTo({ status: 'absent' });
    expect(isHidden()).toBe(true);
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect(isHidden()).toBe(false);
    expect(quantities()).toEqual(['3']);
    moveTo({ status: 'loaded', cart: emptyCart });
    expect(isHidden()).toBe(true);
  });

  test.each([
    ['fades in when it appears', false, 1],
    ['appears at once for visitors who want no motion', true, 0],
  ])('the engine’s floating pill %s', (_, wantsNone, fades) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: wantsNone } as MediaQueryList);
    show(FLOATING);
    const animate = vi.fn();
    byId('box').animate = animate;
    moveTo({ status: 'absent' });
    moveTo({ status: 'loaded', cart: cartOfOne });
    moveTo({ status: 'loaded', cart: cartOfThree });
    expect(animate).toHaveBeenCalledTimes(fades);
  });
});

test('indicators are in the page’s language', async () => {
  await switchLanguage('de');
  show(HEADER + FLOATING);
  moveTo({ status: 'loaded', cart: aCart({ entries: [anEntry()] }) });
  expect(labelOf('icon')).toBe('Ein Artikel im Warenkorb');
  expect(document.querySelector('.details')?.textContent).toBe('1 Artikel');
});
