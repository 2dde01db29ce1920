import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { startCart } from '#runtime/cart/lifecycle.ts';
import { moveTo } from '#runtime/cart/store.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { onReport } from '#runtime/errors/on-report.ts';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import { loadHtml, loadPage } from '../../test/fixtures/load-page.ts';
import { openShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';
import { waitFor } from '../../test/wait-for.ts';
import { placePill } from './pill.entry.ts';

const shop = openShop();
const LARGE = { id: 'v3', sku: 'SQ3', price: 6900, salePrice: 0, onSale: false, attributes: { Size: 'Large' } };

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
});
beforeEach(() => {
  loadHtml('<main></main>');
  document.documentElement.lang = 'en-US';
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  moveTo({ status: 'absent' });
  history.replaceState(null, '', '/');
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** An element on a page, when it has rendered. */
async function place(html: string, into: Element = document.body): Promise<ShadowRoot> {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const element = holder.firstElementChild as HTMLElement;
  await act(async () => into.append(element));
  await untilShown(shop);
  return element.shadowRoot as ShadowRoot;
}

const lineText = (root: ShadowRoot) => root.querySelector('[part=text]')?.textContent?.replace(/[\u00a0\u202f]/g, ' ');
const pill = (root: ShadowRoot) => root.querySelector<HTMLElement>('[part=pill]');

describe('a price of its own', () => {
  test.each([
    ['amount="1800" currency="USD"', 'or 4 interest-free payments of $4.50 with Afterpay'],
    ['amount="1800" currency="USD" count="3"', 'or 3 interest-free payments of $6.00 with Afterpay'],
    ['amount="1800"', 'or 4 interest-free payments of $4.50 with Afterpay'],
    ['amount="1800" currency="GBP"', 'or 4 interest-free payments of £4.50 with Clearpay'],
    ['amount="1800" currency="GBP" country="GB" max="1000"', 'Clearpay available for orders up to £10.00'],
    ['amount="1800" currency="USD" min="1800"', 'Afterpay available for orders over $18.00'],
    ['amount="1801" currency="USD" min="1800"', 'or 4 interest-free payments of $4.51 with Afterpay'],
    [
      'amount="1800" currency="CAD" country="CA" language="fr-CA"',
      'ou 4 paiements sans intérêt de 4,50 $ avec Afterpay',
    ],
  ])('a tag with its own price shows its line: %s', async (attributes, expected) => {
    const root = await place(`<sq-installments ${attributes}>Pay later</sq-installments>`);
    expect(lineText(root)).toBe(expected);
    expect(root.querySelector('slot')).toBeNull();
  });

  test.each([
    ['no amount', ''],
    ['a shop of another country', 'amount="1800" currency="EUR"'],
    ['an amount that is none', 'amount="much"'],
  ])('a tag with %s shows nothing', async (_, attributes) => {
    const root = await place(`<sq-installments ${attributes}>Pay later</sq-installments>`);
    expect(pill(root)).toBeNull();
    expect(root.querySelector('slot')).toBeNull();
  });

  test('a tag with an unknown currency shows nothing, with a report', async () => {
    const reports: string[] = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const stop = onReport((_, context) => reports.push(context));
    const root = await place('<sq-installments amount="1800" currency="dollars" country="US"></sq-installments>');
    expect(pill(root)).toBeNull();
    expect(reports).toEqual(['instalments for amount']);
    stop();
    vi.restoreAllMocks();
  });

  test('a tag shows another line when its attributes change', async () => {
    const root = await place('<sq-installments amount="1800" currency="USD"></sq-installments>');
    const button = pill(root);
    await act(async () => root.host.setAttribute('amount', '2000'));
    expect(lineText(root)).toContain('$5.00');
    expect(pill(root)).toBe(button);
    await act(async () => root.host.removeAttribute('amount'));
    expect(pill(root)).toBeNull();
  });

  test('the line names its own language, whatever the page’s is', async () => {
    document.documentElement.lang = 'de';
    const root = await place('<sq-installments amount="1800" currency="CAD" language="fr"></sq-installments>');
    expect(pill(root)?.lang).toBe('fr-CA');
    expect(pill(root)?.getAttribute('aria-haspopup')).toBe('dialog');
  });
});

/** Changes the stock of the page's variants: of the large one, which is sold out, and of the small one. */
function setStock(large: number, small = 8): void {
  const variants = find('.product-variants');
  const stocked = JSON.parse(variants.dataset.variants ?? '[]').map((variant: { id: string }) => ({
    ...variant,
    qtyInStock: variant.id === 'v1' ? small : large,
  }));
  variants.dataset.variants = JSON.stringify(stocked);
}

describe('on a product page', () => {
  beforeEach(() => {
    loadPage('pages/skeleton-71-v1-pdp');
    setStock(3);
  });
  const placed = () => place('<sq-installments for="product"></sq-installments>', find('[data-afterpay]'));
  const choose = (selectedVariant: unknown, from = '.product-variants') =>
    act(async () => {
      const detail = { selectedVariant };
      find(from).dispatchEvent(new CustomEvent('variant:change', { detail, bubbles: true }));
    });

  test('the line on a product page shows the lowest price, then that of the chosen variant', async () => {
    const root = await placed();
    expect(lineText(root)).toContain('$11.25');
    await choose(LARGE);
    expect(lineText(root)).toContain('$17.25');
  });

  test('the line shows the lowest price again without a choice', async () => {
    const root = await placed();
    await choose(LARGE);
    const select = find('.variant-option select') as HTMLSelectElement;
    select.value = '';
    await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })));
    expect(lineText(root)).toContain('$11.25');
  });

  test('a choice counts that is made while the event of another is being sent', async () => {
    const stopping = new AbortController();
    const onOwnChange = ({ target }: Event) =>
      target?.dispatchEvent(new CustomEvent('variant:change', { detail: { selectedVariant: LARGE }, bubbles: true }));
    document.addEventListener('change', onOwnChange, { capture: true, signal: stopping.signal });
    const root = await placed();
    await act(async () => find('.variant-option select').dispatchEvent(new Event('change', { bubbles: true })));
    expect(lineText(root)).toContain('$17.25');
    stopping.abort();
  });

  test('the line follows the variant that the address names', async () => {
    history.replaceState(null, '', '/?variant=v3');
    expect(lineText(await placed())).toContain('$17.25');
  });

  test('the line follows the quantity, once that can be bought', async () => {
    const root = await placed();
    const input = find('.product-quantity-input input') as HTMLInputElement;
    const type = (text: string) => {
      input.value = text;
      return act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
    };
    await type('2');
    expect(lineText(root)).toContain('$22.50');
    await type('');
    expect(lineText(root)).toContain('$11.25');
    await type('9999');
    expect(lineText(root)).toBe('Afterpay available for orders up to $2,000.00');
  });

  test('a variant that is sold out has no line, and another one has', async () => {
    setStock(0);
    const root = await placed();
    await choose(LARGE);
    expect(pill(root)).toBeNull();
    await choose({ ...LARGE, id: 'v1', sku: 'SQ1' });
    expect(lineText(root)).toContain('$11.25');
  });

  test('a product that is sold out has no line', async () => {
    setStock(0, 0);
    expect(pill(await placed())).toBeNull();
  });

  test('the line is never for less than what can still be bought', async () => {
    setStock(3, 0);
    expect(lineText(await placed())).toContain('$17.25');
  });

  test('the line ignores choices of another product', async () => {
    const root = await placed();
    document.body.insertAdjacentHTML('beforeend', '<div id="other" data-item-id="other"></div>');
    await choose(LARGE, '#other');
    expect(lineText(root)).toContain('$11.25');
  });

  test('a line that was removed ignores choices', async () => {
    const root = await placed();
    await act(async () => root.host.remove());
    await choose(LARGE);
    expect(pill(root)).toBeNull();
  });
});

describe('where the page keeps room', () => {
  const mark = () => find('[data-afterpay]');
  const set = () => placePill(mark(), async () => {}, new AbortController().signal);
  const pills = () => document.querySelectorAll('sq-installments');

  const lineOfPage = () => mark().textContent;
  const showSignOfLife = () => act(async () => document.dispatchEvent(new Event('pointermove')));

  test('the page’s box gets the text at once, and the pill with the visitor’s first action', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    await act(set);
    expect(lineOfPage()).toBe('or 4 interest-free payments of $11.25 with Afterpay');
    expect(mark().querySelector('span')?.lang).toBe('en-US');
    expect(pills()).toHaveLength(0);
    await showSignOfLife();
    expect(mark().firstElementChild).toBe(pills()[0]);
    expect(lineOfPage()).toBe('or 4 interest-free payments of $11.25 with Afterpay');
    expect(lineText(pills()[0]?.shadowRoot as ShadowRoot)).toBe(lineOfPage());
    await showSignOfLife();
    expect(pills()).toHaveLength(1);
  });

  test('a line that the shop has written stays until the pill replaces it', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    mark().innerHTML = '<span class="sq-installments-line" lang="en-US">from the shop</span>';
    await import('./behaviours.ts');
    await act(async () => {});
    expect([lineOfPage(), pills().length]).toEqual(['from the shop', 0]);
    await showSignOfLife();
    await waitFor(() => expect(pills()).toHaveLength(1));
    expect(mark().children).toHaveLength(1);
    expect(lineText(pills()[0]?.shadowRoot as ShadowRoot)).toBe('or 4 interest-free payments of $11.25 with Afterpay');
  });

  test('a first tap on the shop’s line, which is not replaced before the finger is lifted, opens what the pill opens', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    mark().innerHTML = '<span class="sq-installments-line" lang="en-US">from the shop</span>';
    await import('./behaviours.ts');
    const line = find('.sq-installments-line');
    // The browser's own events are trusted, and `isTrusted` cannot be set on one.
    const happen = (type: string) =>
      line.dispatchEvent(
        Object.defineProperty(new Event(type, { bubbles: true, composed: true }), 'isTrusted', { value: true }),
      );
    await act(async () => {
      happen('pointerdown');
      await vi.waitFor(() => expect(lineOfPage()).toContain('$11.25'));
    });
    expect([find('.sq-installments-line'), pills().length]).toEqual([line, 0]);
    await act(async () => {
      happen('pointerup');
      happen('click');
      await vi.waitFor(() => expect(pills()).toHaveLength(1));
    });
    await untilShown(shop);
    expect(document.querySelector('sq-lightbox .sq-installments-page')?.textContent).toBe('Pay in four parts');
    document.querySelector('sq-lightbox')?.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
    await untilShown(shop);
  });

  test('a line of the shop is removed where instalments are no longer offered', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    mark().innerHTML = '<span class="sq-installments-line">from the shop</span>';
    mark().setAttribute('data-current-context', '{"p00000000000000000000001":{}}');
    await act(set);
    expect(mark().textContent).toBe('');
  });

  test('the box is empty while a sold-out variant is chosen, and the pill comes with another choice', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    setStock(0);
    await act(set);
    const choose = (selectedVariant: object) =>
      act(async () => {
        const detail = { selectedVariant };
        find('.product-variants').dispatchEvent(new CustomEvent('variant:change', { detail, bubbles: true }));
      });
    await choose(LARGE);
    expect(mark().textContent).toBe('');
    await showSignOfLife();
    expect(pills()).toHaveLength(0);
    await choose({ ...LARGE, id: 'v1', sku: 'SQ1' });
    await untilShown(shop);
    expect(lineText(pills()[0]?.shadowRoot as ShadowRoot)).toContain('$11.25');
  });

  test('the line takes no room where a sold-out variant is chosen', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    setStock(0);
    await act(set);
    await showSignOfLife();
    const line = mark().querySelector('span');
    const choose = (selectedVariant: object) =>
      act(async () => {
        const detail = { selectedVariant };
        find('.product-variants').dispatchEvent(new CustomEvent('variant:change', { detail, bubbles: true }));
      });
    expect(line?.style.display).toBe('flex');
    await choose(LARGE);
    expect(line?.style.display).toBe('none');
    await choose({ ...LARGE, id: 'v1', sku: 'SQ1' });
    expect(line?.style.display).toBe('flex');
  });

  test('the pill follows a choice from before it came', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    setStock(3);
    await act(set);
    const detail = { selectedVariant: LARGE };
    find('.product-variants').dispatchEvent(new CustomEvent('variant:change', { detail, bubbles: true }));
    expect(lineOfPage()).toContain('$17.25');
    await showSignOfLife();
    expect(lineText(pills()[0]?.shadowRoot as ShadowRoot)).toContain('$17.25');
  });

  test('the pill comes at once for a visitor who has already pressed something', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
    await act(set);
    await untilShown(shop);
    expect(pills()).toHaveLength(1);
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: undefined });
  });

  test('room that has left the page gets no pill', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    const gone = new AbortController();
    await act(() => placePill(mark(), async () => {}, gone.signal));
    gone.abort();
    await showSignOfLife();
    expect(pills()).toHaveLength(0);
  });

  test('one room gets only one pill', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    await act(set);
    await act(set);
    await showSignOfLife();
    expect(pills()).toHaveLength(1);
  });

  test('the pill of Products V2 has room of its own', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    mark().insertAdjacentHTML('afterend', '<div class="product-payment-method-messaging"></div>');
    await act(set);
    await showSignOfLife();
    expect(pills()[0]?.parentElement?.className).toBe('product-payment-method-messaging');
  });

  test.each([
    ['where nothing is offered', () => mark().setAttribute('data-current-context', '{"p00000000000000000000001":{}}')],
    ['where the mark says no', () => mark().setAttribute('data-afterpay', 'false')],
    ['where somebody has put something', () => mark().append(document.createElement('b'))],
  ])('there is no pill %s', async (_, prepare) => {
    loadPage('pages/skeleton-71-v1-pdp');
    prepare();
    await act(set);
    await showSignOfLife();
    expect(pills()).toHaveLength(0);
  });

  test('there is no pill where the platform’s own scripts are live', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    Object.assign(window, { Static: { SQUARESPACE_CONTEXT: {} }, Squarespace: {} });
    await act(set);
    await showSignOfLife();
    expect(pills()).toHaveLength(0);
    Object.assign(window, { Static: undefined, Squarespace: undefined });
  });
});

describe('for the cart', () => {
  const physical = anEntry({ quantity: 2, purchasePriceCents: 2250 });
  const digital = anEntry({ id: 'entry-2', productType: PRODUCT_TYPE.digital });
  const load = (...entries: (typeof physical)[]) =>
    act(async () => moveTo({ status: 'loaded', cart: aCart({ entries }) }));
  const tag = '<sq-installments for="cart"></sq-installments>';
  // The first module that starts the cart finds that there is none.
  beforeAll(startCart);

  // The page does not state whether the shop offers instalments.
  const installments = {
    afterPayAvailable: true,
    afterPayMin: 100,
    afterPayMax: 10_000,
    shopperLanguage: 'en-US',
    stripeAccountCountry: 'US',
  };
  const offer = () => {
    shop.current.installments = installments;
  };

  test('the line of a cart is empty in a shop that offers no instalments, whatever is in the cart', async () => {
    await load(physical);
    const root = await place(tag);
    await untilShown(shop);
    expect(pill(root)).toBeNull();
    await load(physical, { ...physical, id: 'entry-2' });
    expect(pill(root)).toBeNull();
  });

  test('the line of a cart shows its price within the shop’s range, and follows it', async () => {
    offer();
    await load(physical);
    const root = await place(tag);
    await untilShown(shop);
    expect(lineText(root)).toContain('$11.25');
    await load(physical, { ...physical, id: 'entry-2' });
    expect(lineText(root)).toContain('$22.50');
    await load(physical, { ...physical, id: 'entry-2' }, { ...physical, id: 'entry-3' });
    expect(lineText(root)).toBe('Afterpay available for orders up to $100.00');
  });

  test('the line of a cart is of the total with discount, delivery and taxes, as far as these are known', async () => {
    offer();
    const cart = { ...aCart({ entries: [physical] }), discountCents: 500, grandTotalCents: 4000 };
    await act(async () => moveTo({ status: 'loaded', cart }));
    const root = await place(tag);
    expect(lineText(root)).toContain('$10.00');
    const shippingLocation = { countryCode: 'US', region: 'OR' };
    await act(async () => moveTo({ status: 'loaded', cart: { ...cart, shippingLocation, grandTotalCents: 4800 } }));
    expect(lineText(root)).toContain('$12.00');
  });

  test('the line of a cart that goes abroad is empty', async () => {
    offer();
    const shippingLocation = { countryCode: 'CA', region: 'ON' };
    await act(async () => moveTo({ status: 'loaded', cart: { ...aCart({ entries: [physical] }), shippingLocation } }));
    expect(pill(await place(tag))).toBeNull();
  });

  test('the line of a cart is empty without physical goods, and beside any other goods', async () => {
    offer();
    await load(physical);
    const root = await place(tag);
    await untilShown(shop);
    expect(pill(root)).not.toBeNull();
    await load(physical, digital);
    expect(pill(root)).toBeNull();
    await load();
    expect(pill(root)).toBeNull();
  });

  test.each([
    [true, 'Clearpay available for orders over £60.00'],
    [false, undefined],
  ])('the line on the cart page follows the page’s own setting: %s', async (afterpayEnabled, expected) => {
    const page = {
      afterpayEnabled,
      afterpayMin: 6000,
      afterpayMax: 90_000,
      stripeCountry: 'GB',
      shopperLanguage: 'en',
    };
    loadHtml(`<div id="sqs-cart-root"><script type="application/json">${JSON.stringify(page)}</script></div>`);
    await act(async () => moveTo({ status: 'loaded', cart: aCart({ entries: [physical], currency: 'GBP' }) }));
    expect(lineText(await place(tag))).toBe(expected);
  });
});

describe('where the shop has the last word', () => {
  const elsewhere = { base: 'https://shop.example', site: 'shop' };
  const own = { ...boot() };
  beforeEach(() => void Object.assign(boot(), elsewhere));
  afterEach(() => void Object.assign(boot(), own));
  const page = () => loadPage('pages/skeleton-71-v1-pdp');
  const inRoom = async () => {
    page();
    await act(() => placePill(find('[data-afterpay]'), async () => {}, new AbortController().signal));
    await untilShown(shop);
    return find('[data-afterpay]').textContent;
  };

  test('a page of another origin says nothing of instalments where the shop’s checkout has none', async () => {
    shop.current.installments = null;
    expect(await inRoom()).toBe('');
    expect(pill(await place('<sq-installments amount="1800" currency="USD"></sq-installments>'))).toBeNull();
  });

  test('a page of another origin shows the line once the shop has agreed', async () => {
    shop.current.installments = {
      afterPayAvailable: true,
      afterPayMin: 100,
      afterPayMax: 200_000,
      shopperLanguage: 'en-US',
      stripeAccountCountry: 'US',
    };
    expect(await inRoom()).toContain('$11.25');
  });

  test('a page without a shop of ours keeps its own word', async () => {
    shop.current.installments = null;
    Object.assign(boot(), { site: null });
    expect(await inRoom()).toContain('$11.25');
  });

  test('a tag that states all terms is its author’s word', async () => {
    shop.current.installments = null;
    const tag = '<sq-installments amount="1800" currency="USD" country="US" min="100" max="2000"></sq-installments>';
    expect(lineText(await place(tag))).toContain('$4.50');
  });
});
