import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCart } from '#runtime/cart/actions.ts';
import { RESERVED_CHECK_MS } from '#runtime/cart/follow-reserved.ts';
import { loadCartClient } from '#runtime/cart/load-client.ts';
import { moveTo } from '#runtime/cart/store.ts';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { aCart, anEntry, cartOfThree, emptyCart } from '../../test/fixtures/cart/cart.ts';
import { openShop } from '../../test/msw/server.ts';

const MAX_LOOKS = 100;
const shop = openShop();
const mug = anEntry({ id: 'entry-mug', itemId: 'item-mug', title: 'Mug', purchasePriceCents: 800, image: null });
const twoLines = aCart({ version: 2, entries: [anEntry({ quantity: 3 }), mug] });

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  // Late imports take real time, which does not pass on the tests' clock.
  await Promise.all([loadCartClient(), import('./Drawer.tsx'), import('#runtime/ui/lightbox/confirm.ts')]);
});
beforeEach(() => {
  document.documentElement.lang = 'en-US';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  moveTo({ status: 'absent' });
  rememberCart(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
  await switchLanguage('en');
});

/** Sets the cookie by which a page knows that its visitor has a cart. */
function rememberCart(hasCart: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Worker sets it by a header, which no test page gets.
  document.cookie = `hasCart=${hasCart}`;
}

/** The element on a page whose visitor has the given cart. */
async function open(cart: ShoppingCart | undefined, html = '<sq-cart></sq-cart>'): Promise<ShadowRoot> {
  if (cart) shop.current.cart = cart;
  moveTo(cart ? { status: 'loaded', cart } : { status: 'absent' });
  const holder = document.createElement('div');
  holder.innerHTML = html;
  await act(async () => document.body.append(holder));
  return holder.querySelector('sq-cart')?.shadowRoot as ShadowRoot;
}
const partText = (root: ParentNode, part: string) =>
  [...root.querySelectorAll(`[part~=${part}]`)].map((element) => element.textContent);
const button = (root: ParentNode, label: string) => {
  const found = [...root.querySelectorAll('button')].find(
    (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent) === label,
  );
  if (!found) throw new Error(`no button ${label}`);
  return found;
};
const press = (element: HTMLElement) => act(async () => element.click());
/** React renders when an `act` has ended, so each look comes after one, and after the imports that are under way. */
async function eventually(check: () => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    try {
      return check();
    } catch (error) {
      if (tries === MAX_LOOKS) throw error;
    }
  }
}
/** Presses a button of the question that is open, and returns what it asked. */
async function answerQuestion(part: 'confirm' | 'cancel'): Promise<string> {
  // Without motion the question closes at once.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await eventually(() => expect(document.querySelector('sq-confirm')).not.toBeNull());
  const question = document.querySelector('sq-confirm')?.shadowRoot as ShadowRoot;
  const text = question.textContent;
  await press(question.querySelector(`[part=${part}]`) as HTMLElement);
  await eventually(() => expect(document.querySelector('sq-confirm')).toBeNull());
  return text;
}
const rows = (root: ParentNode) =>
  [...root.querySelectorAll('[part=row], [part=total]')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' '),
  );
const announced = (root: ParentNode) => root.querySelector('.sq-visually-hidden[role=status]')?.textContent;
const field = (root: ParentNode) => root.querySelector('[part=quantity-input]') as HTMLInputElement;

async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
/** Holds the next call until the returned function is called. */
function delayAnswer(): () => void {
  const { promise, resolve } = Promise.withResolvers<never>();
  shop.current.interruptNext(() => promise);
  return () => resolve(undefined as never);
}
const refuse = (status: number, body: unknown) => () => Response.json(body, { status });

describe('the texts of a cart', () => {
  test('the cart leads to the page on which buyers withdraw, where the shop owes it, also when it is empty', async () => {
    const link = (root: ParentNode) => root.querySelector<HTMLAnchorElement>('[part=contract-link]');
    expect(link(await open(twoLines))).toBeNull();
    const contractLinks = [{ title: 'Withdraw from contract here', url: '/withdraw' }];
    for (const cart of [twoLines, { ...twoLines, entries: [], totalQuantity: 0 }]) {
      const shown = link(await open({ ...cart, contractLinks }));
      expect(shown?.textContent).toBe('Withdraw from contract here');
      expect(shown?.href).toBe(`${location.origin}/withdraw`);
    }
  });

  test('the cart shows its lines with options, price and sum, and its totals', async () => {
    const root = await open(twoLines);
    expect(partText(root, 'link')).toEqual(['Lamp', 'Mug']);
    expect(partText(root, 'option')).toEqual(['Size: Small', 'Size: Small']);
    expect(partText(root, 'each')).toEqual(['$15.00 each']);
    expect(partText(root, 'amount')).toEqual(['$45.00', '$8.00']);
    expect(rows(root)).toEqual([
      'Subtotal $53.00',
      'Delivery Calculated at checkout',
      'Taxes Calculated at checkout',
      'Estimated total $53.00',
    ]);
    expect(root.querySelector('a[part=link]')?.getAttribute('href')).toBe(`${location.origin}/store/p/lamp`);
    expect(root.querySelector('img')?.getAttribute('src')).toBe(`${location.origin}/assets/lamp.svg`);
    expect(root.querySelector('a[part=checkout]')?.getAttribute('href')).toBe(`${location.origin}/checkout`);
  });

  test('the cart shows delivery and taxes where its destination is known', async () => {
    const option = { id: 'post', name: 'Post', cents: 500 };
    const root = await open({
      ...twoLines,
      shippingLocation: { countryCode: 'US', region: 'NY' },
      selectedShippingOption: option,
      shippingCostCents: 500,
      discountCents: 100,
      applicableTaxRules: [{ id: 't', name: 'Sales tax', rate: 80_000, cents: 424 }],
      grandTotalCents: 6124,
    });
    expect(rows(root)).toEqual([
      'Subtotal $53.00',
      'Discount −$1.00',
      'Delivery (Post) $5.00',
      'Sales tax $4.24',
      'Total $61.24',
    ]);
  });

  test('the cart shows included taxes, and no delivery for products that are not shipped', async () => {
    const root = await open({ ...twoLines, requiresShipping: false, pricesIncludeTax: true, taxCents: 846 });
    expect(rows(root)).toEqual(['Subtotal $53.00', 'Total $53.00', 'Taxes Includes $8.46 in taxes']);
  });

  test('the cart says before an address that prices include taxes, and that delivery comes on top', async () => {
    const root = await open({ ...twoLines, requiresShipping: true, pricesIncludeTax: true });
    expect(rows(root)).toEqual([
      'Subtotal $53.00',
      'Delivery Calculated at checkout',
      'Estimated total $53.00',
      'Taxes incl. tax, plus delivery',
    ]);
  });

  test('a line that is sold one at a time has no quantity buttons', async () => {
    const root = await open(aCart({ entries: [anEntry({ productType: PRODUCT_TYPE.digital })] }));
    expect(field(root)).toBeNull();
    expect(partText(root, 'fixed-quantity')).toEqual(['Quantity: 1']);
  });

  test('a cart below the minimum order has no link to the checkout, and says why', async () => {
    const root = await open({ ...twoLines, minimumSubtotalCents: 5301 });
    expect(partText(root, 'minimum')).toEqual(['To check out, your order subtotal must be $53.01 or more.']);
    expect(root.querySelector('a[part=checkout]')).toBeNull();
    const control = root.querySelector('[part=checkout]');
    expect(control?.getAttribute('aria-disabled')).toBe('true');
    expect(root.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('$53.01');
  });

  test('a cart of exactly the minimum order has a link to the checkout', async () => {
    const root = await open({ ...twoLines, minimumSubtotalCents: 5300 });
    expect(root.querySelector('a[part=checkout]')).not.toBeNull();
  });

  test('a line says what stands beside its price', async () => {
    const priceLines = [{ kind: 'lowest' as const, text: 'Lowest price of the last 30 days: €50.00' }];
    const root = await open(aCart({ version: 2, entries: [anEntry({ priceLines }), mug] }));
    await eventually(() => expect(partText(root, 'option')).toContain(priceLines[0]?.text));
  });

  test.each([undefined, emptyCart])('an empty cart says so, and has a link to the shop', async (cart) => {
    const root = await open(cart, '<sq-cart continue-url="/teas"></sq-cart>');
    expect(partText(root, 'message')).toEqual(['Your cart is empty.']);
    expect(root.querySelector('a[part=continue]')?.getAttribute('href')).toBe('/teas');
    expect(root.querySelector('[part=summary]')).toBeNull();
  });

  test('an empty cart stays so when the shop refuses an item', async () => {
    const root = await open(undefined);
    shop.current.interruptNext(refuse(409, { error: 'Sold out.', code: 'OUT_OF_STOCK' }));
    await act(() => addToCart({ itemId: 'item-lamp', sku: 'LAMP-S', quantity: 1 }));
    expect(partText(root, 'message')).toEqual(['Your cart is empty.']);
  });

  test('the author’s own content shows while the cart is being read, and a failed read can be repeated', async () => {
    const root = await open(undefined, '<sq-cart>Soon</sq-cart>');
    await act(async () => moveTo({ status: 'loading' }));
    expect(root.querySelector('slot')).not.toBeNull();
    rememberCart(true);
    await act(async () => moveTo({ status: 'failed', message: 'Please check your internet connection.' }));
    expect(partText(root, 'message')[0]).toContain('Please check your internet connection.');
    shop.current.cart = cartOfThree;
    await press(button(root, 'Try again'));
    await eventually(() => expect(partText(root, 'link')).toEqual(['Lamp']));
  });

  test('the cart is in the page’s language', async () => {
    await switchLanguage('de');
    const root = await open(emptyCart);
    expect(partText(root, 'message')).toEqual(['Ihr Warenkorb ist leer.']);
  });
});

describe('quantities', () => {
  test('a new quantity shows at once, is sent once for several presses, and is announced', async () => {
    const root = await open(twoLines);
    const answer = delayAnswer();
    await act(async () => {
      button(root, 'One more Lamp').click();
    });
    await press(button(root, 'One more Lamp'));
    expect(field(root).value).toBe('5');
    expect(partText(root, 'amount')[0]).toBe('$75.00');
    expect(root.querySelector('[part=summary]')?.getAttribute('aria-busy')).toBe('true');
    answer();
    await eventually(() => expect(announced(root)).toBe('Lamp: 5. Subtotal $83.00.'));
    expect(shop.current.callsOf('PUT').at(-1)?.body).toEqual({ quantity: 5 });
    expect(root.querySelector('[part=summary]')?.hasAttribute('aria-busy')).toBe(false);
  });

  test('a quantity that the shop refuses is taken back, with the reason', async () => {
    const root = await open(twoLines);
    shop.current.interruptNext(
      refuse(409, { error: 'Sorry, we do not have enough of that item available.', code: 'OUT_OF_STOCK' }),
    );
    await press(button(root, 'One more Lamp'));
    await eventually(() => expect(partText(root, 'error')).toHaveLength(1));
    expect(partText(root, 'error')[0]).toBe(
      'Unable to update quantity. Sorry, we do not have enough of that item available.',
    );
    expect(field(root).value).toBe('3');
    // The error is an alert already.
    expect(announced(root)).toBe('');
    await press(button(root, 'One fewer Lamp'));
    expect(partText(root, 'error')).toEqual([]);
  });

  test('the wheel above a focused quantity leaves the field, and changes nothing', async () => {
    const root = await open(twoLines);
    field(root).focus();
    await act(() => field(root).dispatchEvent(new Event('wheel', { bubbles: true, composed: true })));
    expect((field(root).getRootNode() as ShadowRoot).activeElement).toBeNull();
    expect(field(root).value).toBe('3');
    expect(shop.current.callsOf('PUT')).toEqual([]);
  });

  test('a typed quantity counts when the field is left', async () => {
    const root = await open(twoLines);
    await type(field(root), '7');
    expect(shop.current.calls).toEqual([]);
    await act(async () => field(root).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await eventually(() => expect(shop.current.callsOf('PUT').map(({ body }) => body)).toEqual([{ quantity: 7 }]));
  });

  test.each([
    ['', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be between 1 and 9999.'],
    ['10000', 'Quantity must be between 1 and 9999.'],
  ])('the quantity %j is refused, and nothing is sent', async (text, error) => {
    const root = await open(twoLines);
    await type(field(root), text);
    await act(async () => field(root).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(partText(root, 'error')).toEqual([error]);
    expect(field(root).getAttribute('aria-invalid')).toBe('true');
    expect(shop.current.calls).toEqual([]);
  });

  test('a quantity cannot go below one', async () => {
    const root = await open(aCart({ entries: [anEntry()] }));
    const fewer = button(root, 'One fewer Lamp');
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    await press(fewer);
    expect(shop.current.calls).toEqual([]);
  });

  test('a link to the checkout waits for quantities that are being sent', async () => {
    const root = await open(twoLines);
    const answer = delayAnswer();
    const link = root.querySelector('[part=checkout]') as HTMLAnchorElement;
    expect(link.href).toBe(`${location.origin}/checkout`);
    const left: boolean[] = [];
    const stop = new AbortController();
    const record = (event: Event) => left.push(!event.defaultPrevented) && event.preventDefault();
    document.addEventListener('click', record, { signal: stop.signal });
    await press(button(root, 'One more Lamp'));
    left.length = 0;
    await press(link);
    expect(left).toEqual([false]);
    answer();
    await eventually(() => expect(left).toEqual([false, true]));
    stop.abort();
    expect(shop.current.callsOf('PUT')).toHaveLength(1);
  });
});

describe('a line that others have reserved', () => {
  test('a line that others are paying for says so, and the mark goes by itself when it is free again', async () => {
    const reserved = aCart({ version: 2, entries: [anEntry({ isReservedByOthers: true }), mug] });
    const root = await open(reserved);
    expect(partText(root, 'reserved')).toEqual([
      'Someone is paying for the last one right now. It stays in your cart and may become free again.',
    ]);
    shop.current.cart = twoLines;
    await act(async () => new Promise((resolve) => setTimeout(resolve, RESERVED_CHECK_MS)));
    await eventually(() => expect(partText(root, 'reserved')).toEqual([]));
    const calls = shop.current.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 3 * RESERVED_CHECK_MS));
    expect(shop.current.calls).toHaveLength(calls);
  });
});

describe('taking out', () => {
  test('a line is removed at once, with an announcement, and can be undone with the same fields and focus', async () => {
    const fields = '{"engraving":"Ann"}';
    const root = await open(aCart({ version: 2, entries: [anEntry({ quantity: 3, additionalFields: fields }), mug] }));
    await press(button(root, 'Remove Lamp'));
    await answerQuestion('confirm');
    await eventually(() => expect(partText(root, 'link')).toEqual(['Mug']));
    expect(root.activeElement).toBe(button(root, 'Undo: put Lamp back'));
    await eventually(() => expect(announced(root)).toBe('Lamp was removed.'));
    await press(button(root, 'Undo: put Lamp back'));
    await eventually(() => expect(announced(root)).toBe('Lamp is back in your cart.'));
    expect(shop.current.callsOf('POST').map(({ body }) => body)).toEqual([
      { itemId: 'item-lamp', sku: 'LAMP-S', quantity: 3, additionalFields: fields },
    ]);
    expect(partText(root, 'link')).toEqual(['Mug', 'Lamp']);
    expect(root.activeElement?.textContent).toBe('Lamp');
  });

  test('a line with filled-in fields is removed only after the visitor has confirmed it; a refusal leads back to its button', async () => {
    const root = await open(aCart({ version: 2, entries: [anEntry({ additionalFields: '{"engraving":"Ann"}' })] }));
    await press(button(root, 'Remove Lamp'));
    expect(await answerQuestion('cancel')).toContain('Remove Lamp?What you have filled in for it is removed too.');
    expect(root.activeElement).toBe(button(root, 'Remove Lamp'));
    expect(partText(root, 'link')).toEqual(['Lamp']);
    expect(shop.current.callsOf('DELETE')).toEqual([]);
  });

  test('a removal that fails brings the line back, with the reason', async () => {
    const root = await open(twoLines);
    shop.current.interruptNext(refuse(429, { error: 'x', code: 'RATE_LIMITED' }));
    await press(button(root, 'Remove Lamp'));
    await eventually(() => expect(partText(root, 'link')).toEqual(['Lamp', 'Mug']));
    expect(partText(root, 'error')).toEqual(['Unable to remove item. Please try again in a few seconds.']);
    expect(root.activeElement).toBe(button(root, 'Remove Lamp'));
  });

  test('a removal of the last line leaves an empty cart with undo, and a failed undo says so', async () => {
    const root = await open(cartOfThree);
    await press(button(root, 'Remove Lamp'));
    expect(partText(root, 'message')).toEqual(['Your cart is empty.']);
    await eventually(() => expect(announced(root)).toBe('Lamp was removed.'));
    shop.current.interruptNext(refuse(409, { error: 'Sold out.', code: 'OUT_OF_STOCK' }));
    await press(button(root, 'Undo: put Lamp back'));
    await eventually(() => expect(partText(root, 'error')).toEqual(['Unable to Add Item. Sold out.']));
    await press(button(root, 'Undo: put Lamp back'));
    await eventually(() => expect(partText(root, 'link')).toEqual(['Lamp']));
  });
});

describe('discount codes', () => {
  const code = (root: ParentNode) => root.querySelector('[part=coupon-input]') as HTMLInputElement;

  test('a discount code reduces the total, and can be removed', async () => {
    const root = await open(twoLines);
    await type(code(root), ' WELCOME ');
    await press(button(root, 'Apply'));
    await eventually(() => expect(announced(root)).toBe('The code WELCOME has been applied.'));
    expect(rows(root)).toContain('Discount −$1.00');
    expect(partText(root, 'coupon')[0]).toContain('WELCOME (Welcome): −$1.00');
    await press(button(root, 'Remove the code WELCOME'));
    await eventually(() => expect(announced(root)).toBe('The code WELCOME was removed.'));
    expect(shop.current.callsOf('DELETE').map(({ path }) => path)).toEqual([
      '/api/commerce/shopping-cart/coupons/WELCOME',
    ]);
    expect(root.activeElement).toBe(code(root));
  });

  test('a discount code that does not count yet stays, with the reason', async () => {
    const root = await open(twoLines);
    await type(code(root), 'BIG');
    await press(button(root, 'Apply'));
    await eventually(() => expect(partText(root, 'coupon')[0]).toContain('BIG needs a subtotal of $500.00 or more.'));
    expect(announced(root)).toBe('BIG needs a subtotal of $500.00 or more.');
  });

  test('a refused discount code stays as typed, with the reason at its field', async () => {
    const root = await open(twoLines);
    shop.current.interruptNext(refuse(400, { error: 'No such code.', code: 'COUPON_UNKNOWN' }));
    await type(code(root), 'NOPE');
    await press(button(root, 'Apply'));
    await eventually(() => expect(partText(root, 'error')).toEqual(['Unable to apply code. No such code.']));
    expect(code(root).value).toBe('NOPE');
    expect(root.getElementById(code(root).getAttribute('aria-describedby') ?? '')).not.toBeNull();
    expect(root.activeElement).toBe(code(root));
  });

  test('an empty discount code is an error, and nothing is sent', async () => {
    const root = await open(twoLines);
    await press(button(root, 'Apply'));
    expect(partText(root, 'error')).toEqual(['Enter a code first.']);
    expect(shop.current.calls).toEqual([]);
  });
});

describe('what comes from elsewhere', () => {
  test('a notice of a changed price or stock stays until it is dismissed', async () => {
    const root = await open(twoLines);
    const cart = aCart({ version: 3, entries: [anEntry({ quantity: 3, purchasePriceCents: 1800 })] });
    await act(async () => moveTo({ status: 'loaded', cart }));
    expect([...root.querySelectorAll('[part=notices] li')].map((line) => line.textContent)).toEqual([
      'The price of Lamp has changed from $15.00 to $18.00.',
      'Mug is no longer in your cart.',
    ]);
    await press(button(root, 'Dismiss'));
    expect(root.querySelector('[part=notices]')).toBeNull();
  });

  test('a purchase in another tab leaves an empty cart, with a notice', async () => {
    const root = await open(twoLines);
    await act(async () => moveTo({ status: 'absent' }));
    expect(root.querySelector('[part=notices]')?.textContent).toContain('Your cart is now empty');
    expect(partText(root, 'message')).toEqual(['Your cart is empty.']);
  });
});

describe('the engine’s cart page', () => {
  test('the engine’s cart page gets the cart, its own link back, and instalments', async () => {
    const json = JSON.stringify({ continueShoppingLinkUrl: '/shop', afterpayEnabled: true });
    moveTo({ status: 'absent' });
    await act(async () => {
      document.body.innerHTML = `<div id="sqs-cart-root"><script type="application/json">${json}</script><div id="sqs-cart-container"></div></div>`;
    });
    const cart = document.querySelector('#sqs-cart-container > sq-cart');
    await eventually(() => expect(cart?.shadowRoot?.querySelector('a[part=continue]')).not.toBeNull());
    expect(cart?.shadowRoot?.querySelector('a[part=continue]')?.getAttribute('href')).toBe('/shop');
    expect(cart?.querySelector('sq-installments')?.outerHTML).toBe(
      '<sq-installments for="cart" slot="installments"></sq-installments>',
    );
  });
});
