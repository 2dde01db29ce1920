import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { loadCartClient } from '#runtime/cart/load-client.ts';
import { CART_WAIT_MS, moveTo } from '#runtime/cart/store.ts';
import { HAS_CART_COOKIE } from '#runtime/contracts/cookies.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ProductVariant } from '#runtime/contracts/product.ts';
import { onReport } from '#runtime/errors/on-report.ts';
import { keepClicks } from '#runtime/loader/kept-clicks.ts';
import { noCart } from '../../test/fixtures/cart/cart.ts';
import { lamp, lampStock, unlimitedStock } from '../../test/fixtures/cart/product.ts';
import { formLightbox } from '../../test/fixtures/forms/form-lightbox.ts';
import { aField, aForm } from '../../test/fixtures/forms/forms.ts';
import { fixture, loadHtml, loadPage } from '../../test/fixtures/load-page.ts';
import { openBuyingShop } from '../../test/msw/server.ts';
import { startAddToCart } from './start.ts';

const LAMP = 'p00000000000000000000001';
const FORM = 'f00000000000000000000001';
const refuse = (status: number, body: unknown) => () => Response.json(body, { status });

const server = openBuyingShop();
const { untilIdle } = server;
const shop = () => server.current.shop;
const bodiesOf = (end: string) =>
  shop()
    .calls.filter(({ path }) => path.endsWith(end))
    .map(({ body }) => body);
/** The additions and subscriptions that the shop received. */
const postedEntries = () => bodiesOf('/shopping-cart/entries');
const postedSubscriptions = () => bodiesOf('/cart/subscription');

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const button = () => find('.sqs-add-to-cart-button');
const label = (element = button()) => element.textContent?.replace(/\s+/g, ' ').trim();
const alertText = () => {
  const root = find('sq-alert')?.shadowRoot;
  return root ? [root.querySelector('h2')?.textContent, root.querySelector('p')?.textContent] : [];
};
const spoken = () => find('[role=status]')?.textContent;
const choose = (value: string, index = 0) => {
  const select = all<HTMLSelectElement>('select')[index] as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const key = (target: HTMLElement, name: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};

async function press(element = button()): Promise<void> {
  element.click();
  await untilIdle();
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const assign = vi.fn<(address: string | URL) => void>();
let stop: () => void = () => {};
const start = () => {
  stop = startAddToCart();
};

/** A visitor with a cart, which the page learns when the returned function is called. */
function holdCart(): () => void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads the same
  document.cookie = `${HAS_CART_COOKIE}=true`;
  return server.hold('/shopping-cart');
}
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeAll(() =>
  Promise.all([
    import('./selling/selling.entry.ts'),
    loadCartClient(),
    import('#runtime/additional-fields/form-lightbox.ts'),
    import('#runtime/ui/form/render-form.tsx'),
  ]),
);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shop().stock = unlimitedStock('SQ1', 'SQ2', 'SQ3', 'V', 'API1');
  const fields = [
    aField({ type: 'text', id: 'text-1', title: 'Name to engrave', required: true }),
    aField({ type: 'select', id: 'select-1', title: 'Font', options: ['Serif', 'Sans'] }),
  ];
  server.current.forms.forms.set(FORM, aForm({ id: FORM, kind: 'additional-fields', fields }));
  sessionStorage.clear();
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  moveTo({ status: 'unknown' });
  history.replaceState(null, '', '/');
});
afterEach(async () => {
  formLightbox.close();
  await untilIdle();
  await vi.runAllTimersAsync();
  stop();
  for (const alert of all('sq-alert')) alert.shadowRoot?.querySelector('button')?.click();
  await untilIdle();
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads the same
  document.cookie = `${HAS_CART_COOKIE}=; max-age=0`;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('adding', () => {
  test('a pressed button goes from Adding… to Added! to its own label in the specified times', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    const listener = vi.fn();
    document.addEventListener('sq-cart-added', listener, { once: true });
    const answer = server.hold('/entries');
    await press();
    expect(postedEntries()).toEqual([{ itemId: LAMP, sku: 'SQ1', quantity: 1 }]);
    expect(label()).toBe('Adding…');
    expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    await pass(60_000);
    expect(label()).toBe('Adding…');

    answer();
    await untilIdle();
    expect(listener.mock.calls).toMatchObject([[{ target: button() }]]);
    await pass(999);
    expect(label()).toBe('Adding…');
    await pass(1);
    expect(label()).toBe('Added!');
    expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([null, 'true']);
    await pass(1_999);
    expect(label()).toBe('Added!');
    await pass(1);
    expect(label()).toBe('Add To Cart');
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  test('screen readers hear Adding… and Added!', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    await untilIdle();
    expect(spoken()).toBe('$45.00');
    await press();
    expect(spoken()).toBe('Adding…');
    await pass(1_000);
    expect(spoken()).toBe('Added!');
  });

  test('a button ignores presses while it shows Adding… and Added!, and takes them again when idle', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    await press();
    await press();
    button().click();
    button().click();
    await pass(1_500);
    expect(label()).toBe('Added!');
    await press();
    expect(postedEntries()).toHaveLength(1);
    await pass(2_000);
    await press();
    expect(postedEntries()).toHaveLength(2);
  });

  test('all buttons of a product show its state, and no other button does', async () => {
    const copy = fixture('engine/add-to-cart/physical');
    loadHtml(fixture('pages/skeleton-71-v1-pdp') + copy + copy.replaceAll(LAMP, 'other'));
    start();
    choose('Small');
    await press();
    expect(all('.sqs-add-to-cart-button').map((element) => label(element))).toEqual([
      'Adding…',
      'Adding…',
      'Add To Cart',
    ]);
    await press(all('.sqs-add-to-cart-button')[1]);
    expect(postedEntries()).toHaveLength(1);
  });

  test('a failed add is explained in an alert, and the button is idle 1 s later', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    goOffline();
    await press();
    expect(alertText()).toEqual(['Unable to Add Item', 'Please check your internet connection.']);
    expect(button().dataset.sqState).toBe('failed');
    expect(label()).toBe('Add To Cart');
    await pass(999);
    expect(button().dataset.sqState).toBe('failed');
    await pass(1);
    expect(button().dataset.sqState).toBe('idle');
  });

  test('a new press after a failure is not cut short by the failure’s timer', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    shop().interrupt('/entries', refuse(429, { error: 'x', code: 'RATE_LIMITED' }));
    await press();
    await pass(500);
    await press();
    await pass(500);
    expect(button().dataset.sqState).toBe('accepted');
  });

  test('an add that a listener cancelled leaves the button idle and shows no alert', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    document.addEventListener('sq-cart-adding', (event) => event.preventDefault(), { once: true });
    await press();
    expect(label()).toBe('Add To Cart');
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(alertText()).toEqual([]);
  });

  test('an error of our own is reported, and an alert asks the visitor to try again', async () => {
    loadHtml(fixture('engine/add-to-cart/gift-card'));
    shop().product = { ...lamp, id: LAMP, variants: lamp.variants.slice(0, 1), productType: PRODUCT_TYPE.giftCard };
    start();
    const reported = vi.fn();
    const stopListening = onReport(reported);
    const error = new TypeError('ours');
    assign.mockImplementation(() => {
      throw error;
    });
    await press();
    stopListening();
    expect(reported).toHaveBeenCalledExactlyOnceWith(error, 'add to cart');
    expect(alertText()).toEqual(['Unable to purchase Gift Card', 'Please try again.']);
  });
});

describe('kinds of buttons', () => {
  test('a button of Products V2 shows its states in its own span, with the page’s text for Added!', async () => {
    loadPage('pages/skeleton-71-v2-pdp');
    const detail = find('.product-detail');
    detail.dataset.context = (detail.dataset.context ?? '').replace(
      /"additionalFieldsFormId":.*?"additionalFieldsForm":\{.*?\},"images"/,
      '"images"',
    );
    detail.dataset.localizedStrings = (detail.dataset.localizedStrings ?? '').replace('"Added!"', '"In the bag!"');
    start();
    choose('Medium');
    find<HTMLInputElement>('input.product-quantity-input').value = '2';
    await press();
    expect(postedEntries()).toEqual([{ itemId: LAMP, sku: 'SQ2', quantity: 2 }]);
    expect(find('.add-to-cart-text').textContent).toBe('Adding…');
    expect(find('.cart-loader')).not.toBeNull();
    await pass(1_000);
    expect(find('.add-to-cart-text').textContent).toBe('In the bag!');
    await pass(2_000);
    expect(find('.add-to-cart-text').textContent).toBe('Add To Cart');
  });

  test('a button of a product block adds the chosen variant', async () => {
    loadPage('pages/skeleton-product-block-and-pill');
    start();
    choose('Small');
    await press();
    expect(postedEntries()[0]).toEqual({ itemId: LAMP, sku: 'SQ1', quantity: 1 });
  });

  test('a button of the engine’s checkout group needs no product around it', async () => {
    loadHtml(fixture('engine/product-checkout/options'));
    start();
    choose('Large');
    choose('Red & "Gold"', 1);
    await press();
    expect(postedEntries()[0]).toEqual({ itemId: LAMP, sku: 'SQ2', quantity: 1 });
  });

  test('a press on a picture inside a button counts as one on the button', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    button().insertAdjacentHTML('beforeend', '<svg></svg>');
    start();
    choose('Small');
    button()
      .querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await untilIdle();
    expect(postedEntries()).toHaveLength(1);
  });

  test('a button that is added to the page later sells as well', async () => {
    loadHtml('<main></main>');
    start();
    find('main').innerHTML = fixture('engine/product-checkout/options');
    choose('Small');
    choose('Red', 1);
    await press();
    expect(postedEntries()[0]).toMatchObject({ sku: 'SQ1' });
  });
});

describe('refused presses', () => {
  test('a press without a choice names the missing options, and the button never becomes busy', async () => {
    loadHtml(fixture('engine/product-checkout/options'));
    start();
    await press();
    expect(alertText()).toEqual(['Unable to Add Item', 'Please select the Size and Colour options.']);
    expect(postedEntries()).toEqual([]);
    expect([label(), button().getAttribute('aria-busy'), button().dataset.sqState]).toEqual([
      'Add To Cart',
      null,
      'idle',
    ]);
  });

  test('a press with an invalid quantity says what is wrong with it', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    find<HTMLInputElement>('.product-quantity-input input').value = '0';
    await press();
    expect(alertText()[1]).toBe('Quantity must be between 1 and 9999.');
  });

  test('a closed alert gives the focus back to the button', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    await press();
    find('sq-alert').shadowRoot?.querySelector('button')?.click();
    await untilIdle();
    expect(document.activeElement).toBe(button());
  });

  test('an item with options that a list does not offer is linked to its own page', async () => {
    loadPage('pages/skeleton-product-block-and-pill');
    find('.product-variants').innerHTML = '';
    start();
    await press();
    expect(alertText()[1]).toBe('Please select the Size option.');
    const link = find('sq-alert').shadowRoot?.querySelector('a');
    expect([link?.textContent, link?.pathname]).toEqual(['View item', '/store/p/desk-lamp']);
  });

  test('a button that belongs to no product says that it cannot be added', async () => {
    loadHtml('<button class="sqs-add-to-cart-button">Buy</button>');
    start();
    await press();
    expect(alertText()[1]).toBe('Sorry, this item cannot be added to the cart right now.');
  });
});

describe('a product that the page does not describe', () => {
  const [small] = lamp.variants as [ProductVariant];
  const onlyVariant = { ...small, sku: 'API1', attributes: {}, unlimited: true };
  const product = { ...lamp, id: LAMP, fullUrl: '/store/p/desk-lamp', variants: [onlyVariant] };

  test('a product that the page does not describe is read from the catalogue', async () => {
    loadHtml(fixture('engine/add-to-cart/physical'));
    start();
    shop().product = product;
    await press();
    expect(shop().calls[0]?.path).toBe(`/api/commerce/products/${LAMP}`);
    expect(postedEntries()[0]).toEqual({ itemId: LAMP, sku: 'API1', quantity: 1 });
  });

  test('a product of the catalogue whose options the page does not offer is linked to its own page', async () => {
    loadHtml(fixture('engine/add-to-cart/physical'));
    start();
    const variants = ['S', 'L'].map((Size) => ({ ...onlyVariant, attributes: { Size } }));
    shop().product = { ...product, variants };
    await press();
    expect(alertText()).toEqual(['Unable to Add Item', 'Please select the Size option.']);
    expect(find('sq-alert').shadowRoot?.querySelector('a')?.href).toBe(`${boot().base}/store/p/desk-lamp`);
    expect(button().dataset.sqState).toBe('failed');
  });

  test('a product that the shop does not know either shows the server’s message', async () => {
    loadHtml(fixture('engine/add-to-cart/physical'));
    start();
    const error = 'Sorry, that item is no longer available.';
    shop().interrupt(LAMP, refuse(404, { error, code: 'ITEM_NOT_FOUND' }));
    await press();
    expect(alertText()).toEqual(['Unable to Add Item', error]);
  });

  test.each([
    ['physical', '"expressCheckout": true', 'Unable to Purchase Item'],
    ['gift-card', '', 'Unable to purchase Gift Card'],
  ])('an unknown %s product with %j fails offline under the title of its kind', async (kind, setting, title) => {
    const context = `<script data-name="static-context">Static.SQUARESPACE_CONTEXT = {"websiteSettings":{"storeSettings":{${setting}}}}</script>`;
    loadHtml(context + fixture(`engine/add-to-cart/${kind}`));
    start();
    goOffline();
    await press();
    expect(alertText()).toEqual([title, 'Please check your internet connection.']);
  });
});

describe('other ways of buying', () => {
  const variants = [{ id: 'v', sku: 'V', attributes: {}, price: 100, unlimited: true }];
  const load = (name: string) =>
    loadHtml(
      `<div class="product-variants" data-item-id="${LAMP}" data-variants='${JSON.stringify(variants)}'></div>${fixture(`engine/add-to-cart/${name}`)}`,
    );
  const busy = () => button().getAttribute('aria-busy');

  test('a gift card opens its page, and a visitor who comes back finds an idle button', async () => {
    load('gift-card');
    start();
    await press();
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/commerce/gift-card?itemId=${LAMP}&sku=V`);
    expect([label(), busy(), button().dataset.sqState]).toEqual(['Add To Cart', 'true', 'leaving']);
    await press();
    expect(assign).toHaveBeenCalledTimes(1);
    // The page had not been fully shown yet.
    dispatchEvent(new Event('pageshow'));
    expect(button().dataset.sqState).toBe('leaving');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([label(), busy(), button().dataset.sqState]).toEqual(['Add To Cart', null, 'idle']);
  });

  test('a button is idle again where its page does not open in time', async () => {
    load('gift-card');
    start();
    await press();
    await pass(15_000);
    expect(button().dataset.sqState).toBe('idle');
  });

  test('a subscription is started once, however often its button is pressed, and opens its page', async () => {
    load('subscription');
    start();
    const answer = server.hold('/subscription');
    await press();
    await press();
    answer();
    await untilIdle();
    await press();
    expect(postedSubscriptions()).toHaveLength(1);
    const page = '/commerce/subscription?cartToken=subscription-token';
    expect(assign).toHaveBeenCalledExactlyOnceWith(boot().base + page);
    expect(postedEntries()).toEqual([]);
  });

  test('a form opens before anything is added, and the button keeps its label meanwhile', async () => {
    load('with-additional-fields-form');
    start();
    await press();
    await press();
    expect([all('sq-lightbox').length, formLightbox.text()]).toEqual([1, expect.stringContaining('Name to engrave')]);
    expect([label(), busy(), spoken()]).toEqual(['Add To Cart', 'true', '']);
    expect(postedEntries()).toEqual([]);
    formLightbox.type('June');
    formLightbox.submit();
    await untilIdle();
    const additionalFields = JSON.stringify({ 'text-1': 'June', 'select-1': '' });
    expect(postedEntries()).toEqual([{ itemId: LAMP, sku: 'V', quantity: 1, additionalFields }]);
    await pass(1_000);
    expect(label()).toBe('Added!');
  });

  test('a form of Products V2 opens from the page’s own copy', async () => {
    loadPage('pages/skeleton-71-v2-pdp');
    start();
    choose('Medium');
    await press();
    expect(formLightbox.text()).toContain('Engraving');
    expect(server.current.forms.calls).toEqual([]);
    expect(label(find('.add-to-cart-text'))).toBe('Add To Cart');
  });

  test('a form that is closed leaves the button idle', async () => {
    load('with-additional-fields-form');
    start();
    await press();
    formLightbox.close();
    await untilIdle();
    expect([alertText(), busy(), button().dataset.sqState]).toEqual([[], null, 'idle']);
  });

  test('a gift card without a value asks for one', async () => {
    loadHtml(fixture('engine/variants-select/gift-card') + fixture('engine/add-to-cart/gift-card'));
    start();
    await press();
    expect(alertText()).toEqual(['Unable to purchase Gift Card', 'Select a denomination for the Gift Card']);
  });
});

describe('labels', () => {
  const express = (html: string) => html.replace('"expressCheckout":false', '"expressCheckout":true');

  test('buttons say Purchase with express checkout, unless the owner has set a label', async () => {
    loadHtml(
      express(fixture('pages/skeleton-71-v1-pdp')) +
        fixture('engine/add-to-cart/custom-label') +
        fixture('engine/add-to-cart/subscription'),
    );
    start();
    await untilIdle();
    expect(all('.sqs-add-to-cart-button').map((element) => label(element))).toEqual([
      'Purchase',
      'Grab "it" & go',
      'Subscribe',
    ]);
    choose('Small');
    await press();
    expect(postedEntries()).toHaveLength(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/checkout`);
  });

  test('a button of Products V2 says Purchase with express checkout, and Subscribe for subscriptions', async () => {
    const page = fixture('pages/skeleton-71-v2-pdp').replaceAll('&quot;', "'").replaceAll("'", '&quot;');
    loadHtml(page.replace('expressCheckout&quot;:false', 'expressCheckout&quot;:true'));
    start();
    await untilIdle();
    expect(label(find('.add-to-cart-text'))).toBe('Purchase');
    stop();
    loadHtml(page.replace('&quot;productType&quot;:1', '&quot;isSubscribable&quot;:true,&quot;productType&quot;:1'));
    start();
    await untilIdle();
    expect(label(find('.add-to-cart-text'))).toBe('Subscribe');
  });

  test('a button that the page shows as sold out says so until another variant is chosen', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    const own = label();
    button().classList.add('sq-sold-out');
    find('.sqs-add-to-cart-button-inner').textContent = 'Gone for now';
    start();
    await press();
    expect(label()).toBe('Gone for now');
    choose('Small');
    await untilIdle();
    expect([label(), button().classList.contains('sq-sold-out')]).toEqual([own, false]);
    choose('Large');
    await untilIdle();
    expect(label()).toBe('sold out');
  });

  test('a button says that all variants are sold out before one is chosen', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    const gone = (find('.product-variants').dataset.variants ?? '').replace(/"unlimited":true/g, '"unlimited":false');
    find('.product-variants').dataset.variants = gone.replace(/"qtyInStock":\d+/g, '"qtyInStock":0');
    start();
    choose('Small');
    choose('');
    await untilIdle();
    expect(label()).toBe('sold out');
  });

  test('a label in another language comes back as it was', async () => {
    loadHtml(fixture('engine/variants-select/localized') + fixture('engine/add-to-cart/localized'));
    start();
    choose('Small');
    choose('Red', 1);
    await press();
    await pass(3_000);
    expect(label()).toBe('In den Warenkorb');
  });
});

describe('a subscription that may be bought once', () => {
  const plan = { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: 0 };
  const page = (product: object) => {
    const context = { item: { id: LAMP }, product: { productType: 1, subscribable: true, ...product } };
    const variants = [{ id: 'v', sku: 'V', price: { value: 900 }, stock: { unlimited: true } }];
    const json = JSON.stringify({ ...context, product: { ...context.product, variants } });
    return `<script data-name="static-context">Static.SQUARESPACE_CONTEXT = ${json};</script>${fixture('engine/add-to-cart/subscription')}`;
  };
  const radio = (value: string) => find<HTMLInputElement>(`.product-subs-otp input[value=${value}]`);
  const pick = (value: string) => radio(value).click();

  test('a subscription that may be bought once offers both before its button, with the subscription chosen', async () => {
    loadHtml(page({ isOneTimePurchasable: true, subscriptionPlan: plan }));
    start();
    await untilIdle();
    const fieldset = find('fieldset.product-subs-otp');
    expect(fieldset.nextElementSibling).toBe(find('.sqs-add-to-cart-button-wrapper'));
    expect([...fieldset.children].map((child) => child.textContent?.trim())).toEqual([
      'How to buy it',
      'Subscription, every year',
      'One-time purchase',
    ]);
    expect([radio('SUBSCRIPTION').checked, label()]).toEqual([true, 'Subscribe']);
  });

  test('a button says Subscribe or Add To Cart by the chosen purchase option, and does that', async () => {
    loadHtml(page({ isOneTimePurchasable: true }));
    start();
    await untilIdle();
    pick('ONE_TIME_PURCHASE');
    expect(label()).toBe('Add To Cart');
    await press();
    expect(postedEntries()[0]).toEqual({ itemId: LAMP, sku: 'V', quantity: 1 });
    expect(postedSubscriptions()).toEqual([]);
    await pass(3_000);
    expect(label()).toBe('Add To Cart');
    pick('SUBSCRIPTION');
    expect(label()).toBe('Subscribe');
    await press();
    expect(postedSubscriptions()).toHaveLength(1);
  });

  test('purchase options of a theme stay as they are, and their copies agree', async () => {
    const own = `<fieldset class="product-subs-otp" data-item-id="${LAMP}"><label><input type="radio" value="SUBSCRIPTION" checked>Every year</label><label><input type="radio" value="ONE_TIME_PURCHASE">Once</label></fieldset>`;
    const select = `<div class="product-subs-otp" data-item-id="${LAMP}"><select><option value="SUBSCRIPTION">a</option><option value="ONE_TIME_PURCHASE">b</option></select></div>`;
    loadHtml(own + page({}) + select);
    start();
    await untilIdle();
    expect(all('.product-subs-otp')).toHaveLength(2);
    radio('ONE_TIME_PURCHASE').checked = true;
    radio('ONE_TIME_PURCHASE').dispatchEvent(new Event('change', { bubbles: true }));
    // The change itself loads the code that handles it.
    await untilIdle();
    expect(find<HTMLSelectElement>('.product-subs-otp select').value).toBe('ONE_TIME_PURCHASE');
    await press();
    expect(postedEntries()).toHaveLength(1);
  });

  test('a single purchase counts that is chosen while the code is still loading', async () => {
    const own = `<fieldset class="product-subs-otp" data-item-id="${LAMP}"><label><input type="radio" name="o" value="SUBSCRIPTION" checked>Every year</label><label><input type="radio" name="o" value="ONE_TIME_PURCHASE">Once</label></fieldset>`;
    loadHtml(own + page({}));
    start();
    // The focus loads the code, and the change comes before the code has arrived.
    radio('SUBSCRIPTION').dispatchEvent(new Event('focusin', { bubbles: true }));
    radio('ONE_TIME_PURCHASE').checked = true;
    radio('ONE_TIME_PURCHASE').dispatchEvent(new Event('change', { bubbles: true }));
    await untilIdle();
    expect(label()).toBe('Add To Cart');
  });

  test('a choice of how often a subscription comes does not change the purchase option', async () => {
    const own = `<fieldset class="product-subs-otp" data-item-id="${LAMP}"><select><option value="1_MONTH">a</option><option value="2_MONTH">b</option></select><label><input type="radio" value="SUBSCRIPTION">Every</label><label><input type="radio" value="ONE_TIME_PURCHASE" checked>Once</label></fieldset>`;
    loadHtml(own + page({}));
    start();
    await untilIdle();
    const often = find<HTMLSelectElement>('.product-subs-otp select');
    often.value = '2_MONTH';
    often.dispatchEvent(new Event('change', { bubbles: true }));
    expect([often.value, radio('ONE_TIME_PURCHASE').checked]).toEqual(['2_MONTH', true]);
    await press();
    expect([postedEntries().length, postedSubscriptions().length]).toEqual([1, 0]);
  });

  test('a subscription that may not be bought once offers no purchase options', async () => {
    loadHtml(page({ isOneTimePurchasable: false }));
    start();
    await untilIdle();
    expect(find('.product-subs-otp')).toBeNull();
  });
});

describe('the keyboard', () => {
  test.each(['Enter', ' '])('the key %j presses a button that is a div, and does not scroll', async (name) => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    const event = key(button(), name);
    await untilIdle();
    expect(event.defaultPrevented).toBe(true);
    expect(postedEntries()).toHaveLength(1);
  });

  test('a held key is one press, and other keys and shortcuts do not press the button', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    expect(key(button(), 'Enter', { repeat: true }).defaultPrevented).toBe(true);
    expect(key(button(), 'Tab').defaultPrevented).toBe(false);
    expect(key(button(), 'Enter', { ctrlKey: true }).defaultPrevented).toBe(false);
    await untilIdle();
    expect(postedEntries()).toEqual([]);
  });

  test('a real button keeps its own keys', () => {
    loadPage('pages/skeleton-71-v2-pdp');
    start();
    expect(key(button(), 'Enter').defaultPrevented).toBe(false);
  });

  test('Enter and Space on an option’s label choose the option', async () => {
    loadHtml(fixture('engine/product-checkout/options'));
    start();
    key(all('.variant-radiobtn-wrapper label')[1] as HTMLElement, ' ');
    await untilIdle();
    expect(find<HTMLInputElement>('input[value=Large]').checked).toBe(true);
    expect(find<HTMLSelectElement>('select').value).toBe('Large');
  });
});

describe('owning the event', () => {
  test('a plug-in that waits for a press and for the class cart-added hears both', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    const heard: string[] = [];
    document.body.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('.sqs-add-to-cart-button')) return;
      heard.push('press');
      const watching = new MutationObserver(() => {
        const [state] = /cart-add\w+/.exec(button().className) ?? ['no class'];
        if (state !== heard.at(-1)) heard.push(state);
      });
      watching.observe(button(), { attributes: true, attributeFilter: ['class'] });
    });
    await press();
    await pass(1_000);
    expect(heard).toEqual(['press', 'cart-adding', 'cart-added']);
    await pass(2_000);
    expect(heard).toEqual(['press', 'cart-adding', 'cart-added', 'no class']);
  });

  describe('with the platform’s scripts live', () => {
    beforeEach(() => Object.assign(window, { Static: { SQUARESPACE_CONTEXT: {} }, Squarespace: {} }));
    afterEach(() => {
      Object.assign(window, { Static: undefined, Squarespace: undefined });
      boot().platform = 'take-over';
    });

    test('stay-off leaves buttons, keys, kept presses and visibility to the platform’s scripts', async () => {
      boot().platform = 'stay-off';
      loadPage('pages/skeleton-71-v1-pdp');
      boot().pending.add(button());
      holdCart();
      start();
      const native = vi.fn();
      button().addEventListener('click', native);
      await press();
      expect(key(button(), 'Enter').defaultPrevented).toBe(false);
      await untilIdle();
      expect(native).toHaveBeenCalledTimes(1);
      expect(postedEntries()).toEqual([]);
      expect([...boot().pending]).toEqual([button()]);
      expect(button().style.visibility).toBe('');
      boot().pending.clear();
    });

    test('take-over sells beside the platform’s scripts, and leaves variant:change to them', async () => {
      loadPage('pages/skeleton-71-v1-pdp');
      start();
      const native = vi.fn();
      button().addEventListener('click', native);
      const listener = vi.fn();
      document.addEventListener('variant:change', listener, { once: true });
      choose('Small');
      await press();
      expect(listener).not.toHaveBeenCalled();
      expect(native).not.toHaveBeenCalled();
      expect(postedEntries()).toHaveLength(1);
      document.removeEventListener('variant:change', listener);
    });
  });

  test('stay-off sells where the platform’s scripts do not run', async () => {
    boot().platform = 'stay-off';
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    await press();
    expect(postedEntries()).toHaveLength(1);
    boot().platform = 'take-over';
  });
});

describe('presses that came before the script', () => {
  /** Presses the button while only the loader is there, starts the code that sells, and lets the loader go on. */
  async function pressEarly(): Promise<void> {
    let isAwaited = true;
    const release = keepClicks(boot(), () => isAwaited);
    button().click();
    button().click();
    start();
    isAwaited = false;
    release();
    await untilIdle();
  }

  test('a press that came before the script is executed once, and the list of presses is emptied', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    find<HTMLSelectElement>('select').value = 'Small';
    await pressEarly();
    expect([...boot().pending]).toEqual([]);
    expect(postedEntries()).toHaveLength(1);
  });

  test('a refused press that came before the script loses the busy state that the loader gave it', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    await pressEarly();
    expect(alertText()[1]).toBe('Please select the Size option.');
    expect([button().getAttribute('aria-busy'), button().classList.contains('sq-busy')]).toEqual([null, false]);
  });
});

describe('until the cart is known', () => {
  const isHidden = () => button().style.visibility === 'hidden';

  test.each([
    ['there is none', () => Response.json(noCart)],
    ['it cannot be read', refuse(429, { error: 'x', code: 'RATE_LIMITED' })],
  ])('buttons are hidden until the cart is known, and show when %s', async (_, answer) => {
    loadPage('pages/skeleton-71-v1-pdp');
    shop().interrupt('/shopping-cart', answer);
    const answerCart = holdCart();
    start();
    await untilIdle();
    expect(isHidden()).toBe(true);
    answerCart();
    await untilIdle();
    expect(isHidden()).toBe(false);
  });

  test('buttons of a visitor without a cart are never hidden', () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    expect(isHidden()).toBe(false);
  });

  test('buttons show after the longest wait, even without an answer', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    holdCart();
    start();
    await pass(CART_WAIT_MS - 1);
    expect(isHidden()).toBe(true);
    await pass(1);
    expect(isHidden()).toBe(false);
  });

  test('a button that has the focus or was pressed is not hidden', () => {
    loadHtml(fixture('pages/skeleton-71-v1-pdp') + fixture('engine/add-to-cart/digital').replaceAll(LAMP, 'other'));
    holdCart();
    const [first, second] = all('.sqs-add-to-cart-button') as [HTMLElement, HTMLElement];
    first.focus();
    boot().pending.add(second);
    start();
    expect([first.style.visibility, second.style.visibility]).toEqual(['', '']);
  });

  test('a hidden button gets its own inline visibility back', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    button().style.visibility = 'visible';
    const answerCart = holdCart();
    start();
    await untilIdle();
    expect(isHidden()).toBe(true);
    answerCart();
    await untilIdle();
    expect(button().style.visibility).toBe('visible');
  });
});

describe('choosing a variant', () => {
  const listener = vi.fn();
  beforeEach(() => {
    listener.mockReset();
    document.addEventListener('variant:change', listener);
  });
  afterEach(() => document.removeEventListener('variant:change', listener));
  const chosenSkus = () => listener.mock.calls.map(([event]) => (event as CustomEvent).detail.selectedVariant.sku);

  test('select and radios agree in all copies of a product, and variant:change comes once', async () => {
    const html = fixture('pages/skeleton-71-v1-pdp');
    loadHtml(html + fixture('engine/variants-select/two-options').replace(/data-variants="[^"]*"/, ''));
    start();
    choose('Small');
    await untilIdle();
    expect(all<HTMLInputElement>('input[value=Small]').some(({ checked }) => checked)).toBe(true);
    expect(all<HTMLSelectElement>('select').map(({ value }) => value)).toEqual(['Small', 'Small', '']);
    expect(chosenSkus()).toEqual(['SQ1']);
    expect(listener.mock.calls[0]?.[0].target).toBe(find('.product-variants'));
  });

  test('a press on a radio changes the select', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    const large = find<HTMLInputElement>('input[value=Large]');
    large.click();
    await untilIdle();
    expect(find<HTMLSelectElement>('select').value).toBe('Large');
    expect(chosenSkus()).toEqual(['SQ3']);
  });

  test('an incomplete choice sends no variant:change', async () => {
    loadHtml(fixture('engine/product-checkout/options'));
    start();
    choose('Small');
    await untilIdle();
    expect(listener).not.toHaveBeenCalled();
    choose('Red', 1);
    await untilIdle();
    expect(chosenSkus()).toEqual(['SQ1']);
  });

  test('a label chooses the radio beside it, even where another product repeats its id', async () => {
    const page = fixture('engine/product-checkout/options');
    loadHtml(
      `<article data-item-id="${LAMP}">${page}</article><article data-item-id="other">${page.replaceAll(LAMP, 'other')}</article>`,
    );
    start();
    const [first, second] = all('article') as [HTMLElement, HTMLElement];
    const labels = [...second.querySelectorAll('label')];
    labels[1]?.click();
    await untilIdle();
    const values = (root: HTMLElement) => [...root.querySelectorAll('select')].map(({ value }) => value);
    expect([values(first), values(second)]).toEqual([
      ['', ''],
      ['Large', ''],
    ]);
  });
});

describe('after it has been stopped', () => {
  test('stopped code ignores presses and shows the buttons that it had hidden', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    holdCart();
    start();
    expect(button().style.visibility).toBe('hidden');
    stop();
    expect(button().style.visibility).toBe('');
    await press();
    expect(alertText()).toEqual([]);
  });
});

test('a thousand buttons are set up without reading a product, and each still sells', async () => {
  const copy = fixture('engine/add-to-cart/physical');
  const html = Array.from({ length: 1_000 }, (_, index) => copy.replaceAll(LAMP, `item${index}`)).join('');
  loadHtml(html);
  const parse = vi.spyOn(JSON, 'parse');
  start();
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  shop().product = { ...lamp, id: 'item999', variants: lamp.variants.slice(0, 1) };
  shop().stock = lampStock;
  await press(all('.sqs-add-to-cart-button')[999]);
  expect(postedEntries()).toEqual([{ itemId: 'item999', sku: 'LAMP-S', quantity: 1 }]);
});
