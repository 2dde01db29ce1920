import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#runtime/api/failure.ts';
import { boot } from '#runtime/boot.ts';
import type { AddResult } from '#runtime/cart/actions.ts';
import { moveTo } from '#runtime/cart/store.ts';
import { onReport } from '#runtime/report.ts';
import { fixture, loadHtml, loadPage } from '../../test/fixtures/load-page.ts';
import { CART_WAIT_MS } from './hide-until-ready.ts';
import { startAddToCart } from './start.ts';

const { addEntry, getProduct, postSubscription, openFormLightbox } = vi.hoisted(() => ({
  addEntry: vi.fn(),
  getProduct: vi.fn(),
  postSubscription: vi.fn(),
  openFormLightbox: vi.fn(),
}));
vi.mock('#runtime/cart/actions.ts', () => ({ addToCart: addEntry }));
vi.mock('#runtime/cart/remote/mutations.ts', () => ({ requireStock: async () => {} }));
vi.mock('#runtime/api/subscription.ts', () => ({ postSubscription }));
vi.mock('#runtime/additional-fields/form-lightbox.ts', () => ({
  prepareFormLightbox: async (wanted: unknown) => (options: unknown) => openFormLightbox(wanted, options),
}));
vi.mock('#runtime/cart/lifecycle.ts', () => ({ startCart: () => () => {} }));
vi.mock('#runtime/cart/load-client.ts', () => ({ loadCartClient: async () => ({}) }));
vi.mock('#runtime/api/catalogue.ts', () => ({ getProduct }));

const LAMP = 'p00000000000000000000001';
const ADDED = { status: 'added' } as AddResult;

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const one = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const button = () => one('.sqs-add-to-cart-button');
const label = (element = button()) => element.textContent?.replace(/\s+/g, ' ').trim();
const alertText = () => {
  const root = one('sq-alert')?.shadowRoot;
  return root ? [root.querySelector('h2')?.textContent, root.querySelector('p')?.textContent] : [];
};
const spoken = () => one('[role=status]')?.textContent;
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

/** Lets everything that is due happen, without letting time pass. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
async function press(element = button()): Promise<void> {
  element.click();
  await settle();
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const assign = vi.fn<(address: string | URL) => void>();
let stop: () => void = () => {};
const start = () => {
  stop = startAddToCart();
};

beforeAll(() => import('./selling/selling.entry.ts'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  addEntry.mockReset().mockResolvedValue(ADDED);
  getProduct.mockReset();
  postSubscription.mockReset();
  openFormLightbox.mockReset();
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  moveTo({ status: 'absent' });
  history.replaceState(null, '', '/');
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  stop();
  for (const alert of all('sq-alert')) alert.shadowRoot?.querySelector('button')?.click();
  await settle();
  vi.useRealTimers();
});

describe('adding', () => {
  test('goes from Adding… to Added! to its own label in the times of the spec', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    let answer: (result: AddResult) => void = () => {};
    addEntry.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await press();
    expect(addEntry).toHaveBeenCalledExactlyOnceWith({ itemId: LAMP, sku: 'SQ1', quantity: 1 }, { target: button() });
    expect(label()).toBe('Adding…');
    expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    await pass(60_000);
    expect(label()).toBe('Adding…');

    answer(ADDED);
    await settle();
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

  test('speaks Adding… and Added!', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    expect(spoken()).toBe('');
    await press();
    expect(spoken()).toBe('Adding…');
    await pass(1_000);
    expect(spoken()).toBe('Added!');
  });

  test('ignores presses while adding and while added, and takes them again when idle', async () => {
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
    expect(addEntry).toHaveBeenCalledTimes(1);
    await pass(2_000);
    await press();
    expect(addEntry).toHaveBeenCalledTimes(2);
  });

  test('shows its state on all buttons of the product, and on no other', async () => {
    const copy = fixture('engine/add-to-cart/physical');
    loadHtml(fixture('pages/skeleton-71-v1-pdp') + copy + copy.replaceAll(LAMP, 'other'));
    start();
    choose('Small');
    await press();
    expect(all('.sqs-add-to-cart-button').map((one) => label(one))).toEqual(['Adding…', 'Adding…', 'Add To Cart']);
    await press(all('.sqs-add-to-cart-button')[1]);
    expect(addEntry).toHaveBeenCalledTimes(1);
  });

  test('a failure is said in an alert, and the button is idle 1 s later', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    const failure = new ApiFailure('offline');
    addEntry.mockResolvedValue({ status: 'failed', failure });
    await press();
    expect(alertText()).toEqual(['Unable to Add Item', failure.message]);
    expect(button().dataset.sqState).toBe('failed');
    expect(label()).toBe('Add To Cart');
    await pass(999);
    expect(button().dataset.sqState).toBe('failed');
    await pass(1);
    expect(button().dataset.sqState).toBe('idle');
  });

  test('a new press after a failure is not cut short by the old one’s time', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    addEntry.mockResolvedValueOnce({ status: 'failed', failure: new ApiFailure('timeout') });
    await press();
    await pass(500);
    await press();
    await pass(500);
    expect(button().dataset.sqState).toBe('accepted');
  });

  test('an add that a listener cancelled leaves the button idle and says nothing', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    addEntry.mockResolvedValue({ status: 'cancelled' });
    await press();
    expect(label()).toBe('Add To Cart');
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(alertText()).toEqual([]);
  });

  test('an error of our own is reported, and the visitor told to try again', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    const reported = vi.fn();
    const stopListening = onReport(reported);
    addEntry.mockRejectedValue(new TypeError('ours'));
    await press();
    stopListening();
    expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), 'add to cart');
    expect(alertText()).toEqual(['Unable to Add Item', 'Please try again.']);
  });
});

describe('the families', () => {
  test('Products V2: a real button, text in its own span, added text of the page', async () => {
    loadPage('pages/skeleton-71-v2-pdp');
    const detail = one('.product-detail');
    detail.dataset.context = (detail.dataset.context ?? '').replace(
      /"additionalFieldsFormId":.*?"additionalFieldsForm":\{.*?\},"images"/,
      '"images"',
    );
    detail.dataset.localizedStrings = (detail.dataset.localizedStrings ?? '').replace('"Added!"', '"In the bag!"');
    start();
    choose('Medium');
    one<HTMLInputElement>('input.product-quantity-input').value = '2';
    await press();
    expect(addEntry).toHaveBeenCalledExactlyOnceWith({ itemId: LAMP, sku: 'SQ2', quantity: 2 }, { target: button() });
    expect(one('.add-to-cart-text').textContent).toBe('Adding…');
    expect(one('.cart-loader')).not.toBeNull();
    await pass(1_000);
    expect(one('.add-to-cart-text').textContent).toBe('In the bag!');
    await pass(2_000);
    expect(one('.add-to-cart-text').textContent).toBe('Add To Cart');
  });

  test('a product block', async () => {
    loadPage('pages/skeleton-product-block-and-pill');
    start();
    choose('Small');
    await press();
    expect(addEntry.mock.calls[0]?.[0]).toEqual({ itemId: LAMP, sku: 'SQ1', quantity: 1 });
  });

  test('the engine’s checkout group without a product around it', async () => {
    loadHtml(fixture('engine/product-checkout/options'));
    start();
    choose('Large');
    choose('Red & "Gold"', 1);
    await press();
    expect(addEntry.mock.calls[0]?.[0]).toEqual({ itemId: LAMP, sku: 'SQ2', quantity: 1 });
  });

  test('a press on a picture inside the button is one on the button', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    button().insertAdjacentHTML('beforeend', '<svg></svg>');
    start();
    choose('Small');
    button()
      .querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await settle();
    expect(addEntry).toHaveBeenCalledTimes(1);
  });

  test('a button that came later', async () => {
    loadHtml('<main></main>');
    start();
    one('main').innerHTML = fixture('engine/product-checkout/options');
    choose('Small');
    choose('Red', 1);
    await press();
    expect(addEntry.mock.calls[0]?.[0]).toMatchObject({ sku: 'SQ1' });
  });
});

describe('what is refused', () => {
  test('names the options that are missing, without having become busy', async () => {
    loadHtml(fixture('engine/product-checkout/options'));
    start();
    await press();
    expect(alertText()).toEqual(['Unable to Add Item', 'Please select the Size and Colour options.']);
    expect(addEntry).not.toHaveBeenCalled();
    expect([label(), button().getAttribute('aria-busy'), button().dataset.sqState]).toEqual([
      'Add To Cart',
      null,
      'idle',
    ]);
  });

  test('says what is wrong with the quantity', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    one<HTMLInputElement>('.product-quantity-input input').value = '0';
    await press();
    expect(alertText()[1]).toBe('Quantity must be between 1 and 9999.');
  });

  test('gives the focus back to the button', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    await press();
    one('sq-alert').shadowRoot?.querySelector('button')?.click();
    await settle();
    expect(document.activeElement).toBe(button());
  });

  test('an item of a list with options is shown the way to its page', async () => {
    loadPage('pages/skeleton-product-block-and-pill');
    one('.product-variants').innerHTML = '';
    start();
    await press();
    expect(alertText()[1]).toBe('Please select the Size option.');
    const link = one('sq-alert').shadowRoot?.querySelector('a');
    expect([link?.textContent, link?.pathname]).toEqual(['View item', '/store/p/desk-lamp']);
  });

  test('a button that belongs to no product says so', async () => {
    loadHtml('<button class="sqs-add-to-cart-button">Buy</button>');
    start();
    await press();
    expect(alertText()[1]).toBe('Sorry, this item cannot be added to the cart right now.');
  });
});

describe('a product that the page does not describe', () => {
  const PRODUCT = {
    id: LAMP,
    name: 'Lamp',
    fullUrl: '/store/p/desk-lamp',
    productType: 1,
    isSubscribable: false,
    additionalFieldsFormId: null,
    variants: [
      {
        id: 'v1',
        sku: 'API1',
        attributes: {},
        price: { value: 4500 },
        salePrice: { value: 0 },
        onSale: false,
        unlimited: true,
        qtyInStock: 0,
        mainImageId: null,
      },
    ],
  };

  test('is asked of the catalogue', async () => {
    loadHtml(fixture('engine/add-to-cart/physical'));
    start();
    getProduct.mockResolvedValue(PRODUCT);
    await press();
    expect(getProduct).toHaveBeenCalledExactlyOnceWith(LAMP);
    expect(addEntry.mock.calls[0]?.[0]).toEqual({ itemId: LAMP, sku: 'API1', quantity: 1 });
  });

  test('with options that the page does not offer, sends to the item', async () => {
    loadHtml(fixture('engine/add-to-cart/physical'));
    start();
    const [variant] = PRODUCT.variants;
    const variants = ['S', 'L'].map((Size) => ({ ...variant, attributes: { Size } }));
    getProduct.mockResolvedValue({ ...PRODUCT, variants });
    await press();
    expect(alertText()).toEqual(['Unable to Add Item', 'Please select the Size option.']);
    expect(one('sq-alert').shadowRoot?.querySelector('a')?.href).toBe(`${boot().base}/store/p/desk-lamp`);
    expect(button().dataset.sqState).toBe('failed');
  });

  test('and that the shop does not know either, is said to be unknown', async () => {
    loadHtml(fixture('engine/add-to-cart/physical'));
    start();
    const error = 'Sorry, that item is no longer available.';
    getProduct.mockRejectedValue(new ApiFailure('rejected', { status: 404, body: { error, code: 'ITEM_NOT_FOUND' } }));
    await press();
    expect(alertText()).toEqual(['Unable to Add Item', error]);
  });

  test.each([
    ['physical', '"expressCheckout": true', 'Unable to Purchase Item'],
    ['gift-card', '', 'Unable to purchase Gift Card'],
  ])('a %s one with %j that cannot be asked for fails under the title of its kind', async (kind, setting, title) => {
    const context = `<script data-name="static-context">Static.SQUARESPACE_CONTEXT = {"websiteSettings":{"storeSettings":{${setting}}}}</script>`;
    loadHtml(context + fixture(`engine/add-to-cart/${kind}`));
    start();
    getProduct.mockRejectedValue(new ApiFailure('offline'));
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

  test('a gift card leads to its page, and whoever comes back finds an idle button', async () => {
    load('gift-card');
    start();
    await press();
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/commerce/gift-card?itemId=${LAMP}&sku=V`);
    expect([label(), busy(), button().dataset.sqState]).toEqual(['Add To Cart', 'true', 'leaving']);
    await press();
    expect(assign).toHaveBeenCalledTimes(1);
    // The page had not been shown whole yet.
    dispatchEvent(new Event('pageshow'));
    expect(button().dataset.sqState).toBe('leaving');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([label(), busy(), button().dataset.sqState]).toEqual(['Add To Cart', null, 'idle']);
  });

  test('a page that does not come leaves no button behind', async () => {
    load('gift-card');
    start();
    await press();
    await pass(15_000);
    expect(button().dataset.sqState).toBe('idle');
  });

  test('a subscription is begun once, however often it is pressed, and leads to its page', async () => {
    load('subscription');
    start();
    let answer: (begun: { cartToken: string }) => void = () => {};
    postSubscription.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await press();
    await press();
    answer({ cartToken: 'token' });
    await settle();
    await press();
    expect(postSubscription).toHaveBeenCalledTimes(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/commerce/subscription?cartToken=token`);
    expect(addEntry).not.toHaveBeenCalled();
  });

  test('a form opens before anything is added, and the button keeps its label meanwhile', async () => {
    load('with-additional-fields-form');
    start();
    let fillIn: () => Promise<unknown> = async () => {};
    openFormLightbox.mockImplementation(
      (_, { deliver }) =>
        new Promise<void>((closed) => {
          fillIn = async () => {
            await deliver('{"text-1":"June"}', new AbortController().signal);
            closed();
          };
        }),
    );
    await press();
    await press();
    expect(openFormLightbox.mock.calls).toMatchObject([[{ itemId: LAMP, formId: 'f00000000000000000000001' }, {}]]);
    expect([label(), busy(), spoken()]).toEqual(['Add To Cart', 'true', '']);
    expect(addEntry).not.toHaveBeenCalled();
    await fillIn();
    await settle();
    expect(addEntry.mock.calls[0]?.[0]).toMatchObject({ itemId: LAMP, additionalFields: '{"text-1":"June"}' });
    await pass(1_000);
    expect(label()).toBe('Added!');
  });

  test('Products V2 brings its form along', async () => {
    loadPage('pages/skeleton-71-v2-pdp');
    start();
    choose('Medium');
    openFormLightbox.mockResolvedValue(undefined);
    await press();
    const [wanted] = openFormLightbox.mock.calls[0] ?? [];
    expect(wanted).toMatchObject({ itemId: LAMP, formId: wanted.inPage.id, inPage: { fields: expect.any(Array) } });
    expect(label(one('.add-to-cart-text'))).toBe('Add To Cart');
  });

  test('a form that is closed leaves the button idle', async () => {
    load('with-additional-fields-form');
    start();
    openFormLightbox.mockResolvedValue(undefined);
    await press();
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

  test('express checkout says Purchase, where no label of the owner’s stands', async () => {
    loadHtml(
      express(fixture('pages/skeleton-71-v1-pdp')) +
        fixture('engine/add-to-cart/custom-label') +
        fixture('engine/add-to-cart/subscription'),
    );
    start();
    await settle();
    expect(all('.sqs-add-to-cart-button').map((one) => label(one))).toEqual([
      'Purchase',
      'Grab "it" & go',
      'Subscribe',
    ]);
    choose('Small');
    await press();
    expect(addEntry).toHaveBeenCalledTimes(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${boot().base}/checkout`);
  });

  test('Products V2: Purchase by its own context, Subscribe for subscriptions', async () => {
    const page = fixture('pages/skeleton-71-v2-pdp').replaceAll('&quot;', "'").replaceAll("'", '&quot;');
    loadHtml(page.replace('expressCheckout&quot;:false', 'expressCheckout&quot;:true'));
    start();
    await settle();
    expect(label(one('.add-to-cart-text'))).toBe('Purchase');
    stop();
    loadHtml(page.replace('&quot;productType&quot;:1', '&quot;isSubscribable&quot;:true,&quot;productType&quot;:1'));
    start();
    await settle();
    expect(label(one('.add-to-cart-text'))).toBe('Subscribe');
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
  const radio = (value: string) => one<HTMLInputElement>(`.product-subs-otp input[value=${value}]`);
  const pick = (value: string) => radio(value).click();

  test('offers both before its button, the subscription chosen', async () => {
    loadHtml(page({ isOneTimePurchasable: true, subscriptionPlan: plan }));
    start();
    await settle();
    const fieldset = one('fieldset.product-subs-otp');
    expect(fieldset.nextElementSibling).toBe(one('.sqs-add-to-cart-button-wrapper'));
    expect([...fieldset.children].map((child) => child.textContent?.trim())).toEqual([
      'How to buy it',
      'Subscription, every year',
      'One-time purchase',
    ]);
    expect([radio('SUBSCRIPTION').checked, label()]).toEqual([true, 'Subscribe']);
  });

  test('the button says what it leads to, and leads there', async () => {
    loadHtml(page({ isOneTimePurchasable: true }));
    start();
    await settle();
    pick('ONE_TIME_PURCHASE');
    expect(label()).toBe('Add To Cart');
    await press();
    expect(addEntry.mock.calls[0]?.[0]).toEqual({ itemId: LAMP, sku: 'V', quantity: 1 });
    expect(postSubscription).not.toHaveBeenCalled();
    await pass(3_000);
    expect(label()).toBe('Add To Cart');
    pick('SUBSCRIPTION');
    expect(label()).toBe('Subscribe');
    postSubscription.mockResolvedValue({ cartToken: 't' });
    await press();
    expect(postSubscription).toHaveBeenCalledTimes(1);
  });

  test('a theme that offers both itself is left as it is, and its copies agree', async () => {
    const own = `<fieldset class="product-subs-otp" data-item-id="${LAMP}"><label><input type="radio" value="SUBSCRIPTION" checked>Every year</label><label><input type="radio" value="ONE_TIME_PURCHASE">Once</label></fieldset>`;
    const select = `<div class="product-subs-otp" data-item-id="${LAMP}"><select><option value="SUBSCRIPTION">a</option><option value="ONE_TIME_PURCHASE">b</option></select></div>`;
    loadHtml(own + page({}) + select);
    start();
    await settle();
    expect(all('.product-subs-otp')).toHaveLength(2);
    radio('ONE_TIME_PURCHASE').checked = true;
    radio('ONE_TIME_PURCHASE').dispatchEvent(new Event('change', { bubbles: true }));
    // The change itself brings the code that answers it.
    await settle();
    expect(one<HTMLSelectElement>('.product-subs-otp select').value).toBe('ONE_TIME_PURCHASE');
    await press();
    expect(addEntry).toHaveBeenCalledTimes(1);
  });

  test('a single purchase that is chosen while the code is still on its way counts', async () => {
    const own = `<fieldset class="product-subs-otp" data-item-id="${LAMP}"><label><input type="radio" name="o" value="SUBSCRIPTION" checked>Every year</label><label><input type="radio" name="o" value="ONE_TIME_PURCHASE">Once</label></fieldset>`;
    loadHtml(own + page({}));
    start();
    // The focus asks for the code, and the change comes before it has arrived.
    radio('SUBSCRIPTION').dispatchEvent(new Event('focusin', { bubbles: true }));
    radio('ONE_TIME_PURCHASE').checked = true;
    radio('ONE_TIME_PURCHASE').dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(label()).toBe('Add To Cart');
  });

  test('how often it comes is not how it is bought', async () => {
    const own = `<fieldset class="product-subs-otp" data-item-id="${LAMP}"><select><option value="1_MONTH">a</option><option value="2_MONTH">b</option></select><label><input type="radio" value="SUBSCRIPTION">Every</label><label><input type="radio" value="ONE_TIME_PURCHASE" checked>Once</label></fieldset>`;
    loadHtml(own + page({}));
    start();
    await settle();
    const often = one<HTMLSelectElement>('.product-subs-otp select');
    often.value = '2_MONTH';
    often.dispatchEvent(new Event('change', { bubbles: true }));
    expect([often.value, radio('ONE_TIME_PURCHASE').checked]).toEqual(['2_MONTH', true]);
    await press();
    expect([addEntry.mock.calls.length, postSubscription.mock.calls.length]).toEqual([1, 0]);
  });

  test('one that may not has nothing to choose', async () => {
    loadHtml(page({ isOneTimePurchasable: false }));
    start();
    await settle();
    expect(one('.product-subs-otp')).toBeNull();
  });
});

describe('the keyboard', () => {
  test.each(['Enter', ' '])('%j presses a div, and does not scroll', async (name) => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    const event = key(button(), name);
    await settle();
    expect(event.defaultPrevented).toBe(true);
    expect(addEntry).toHaveBeenCalledTimes(1);
  });

  test('a held key is one press; other keys and shortcuts are none', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    expect(key(button(), 'Enter', { repeat: true }).defaultPrevented).toBe(true);
    expect(key(button(), 'Tab').defaultPrevented).toBe(false);
    expect(key(button(), 'Enter', { ctrlKey: true }).defaultPrevented).toBe(false);
    await settle();
    expect(addEntry).not.toHaveBeenCalled();
  });

  test('a real button keeps its own keys', () => {
    loadPage('pages/skeleton-71-v2-pdp');
    start();
    expect(key(button(), 'Enter').defaultPrevented).toBe(false);
  });

  test('Enter and Space choose by an option’s label', async () => {
    loadHtml(fixture('engine/product-checkout/options'));
    start();
    key(all('.variant-radiobtn-wrapper label')[1] as HTMLElement, ' ');
    await settle();
    expect(one<HTMLInputElement>('input[value=Large]').checked).toBe(true);
    expect(one<HTMLSelectElement>('select').value).toBe('Large');
  });
});

describe('owning the event', () => {
  test('the platform’s handlers on the button do not run', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    const native = vi.fn();
    button().addEventListener('click', native);
    document.body.addEventListener('click', native);
    await press();
    expect(native).not.toHaveBeenCalled();
  });

  describe('with the platform’s scripts live', () => {
    beforeEach(() => Object.assign(window, { Static: { SQUARESPACE_CONTEXT: {} }, Squarespace: {} }));
    afterEach(() => {
      Object.assign(window, { Static: undefined, Squarespace: undefined });
      boot().platform = 'take-over';
    });

    test('stay-off leaves button, keys, pending presses and visibility alone', async () => {
      boot().platform = 'stay-off';
      loadPage('pages/skeleton-71-v1-pdp');
      boot().pending = [button()];
      moveTo({ status: 'loading' });
      start();
      const native = vi.fn();
      button().addEventListener('click', native);
      await press();
      expect(key(button(), 'Enter').defaultPrevented).toBe(false);
      await settle();
      expect(native).toHaveBeenCalledTimes(1);
      expect(addEntry).not.toHaveBeenCalled();
      expect(boot().pending).toEqual([button()]);
      expect(button().style.visibility).toBe('');
      boot().pending = [];
    });

    test('take-over sells, and leaves variant:change to the platform', async () => {
      loadPage('pages/skeleton-71-v1-pdp');
      start();
      const heard = vi.fn();
      document.addEventListener('variant:change', heard, { once: true });
      choose('Small');
      await press();
      expect(heard).not.toHaveBeenCalled();
      expect(addEntry).toHaveBeenCalledTimes(1);
      document.removeEventListener('variant:change', heard);
    });
  });

  test('without them, stay-off sells as well', async () => {
    boot().platform = 'stay-off';
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    choose('Small');
    await press();
    expect(addEntry).toHaveBeenCalledTimes(1);
    boot().platform = 'take-over';
  });
});

describe('presses that came before the script', () => {
  test('are carried out once, and the list is emptied', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    one<HTMLSelectElement>('select').value = 'Small';
    boot().pending.push(button());
    start();
    await settle();
    expect(boot().pending).toEqual([]);
    expect(addEntry).toHaveBeenCalledTimes(1);
  });

  test('that are refused lose the busy state that the loader gave them', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    button().setAttribute('aria-busy', 'true');
    button().classList.add('sq-busy');
    boot().pending.push(button());
    start();
    await settle();
    expect(alertText()[1]).toBe('Please select the Size option.');
    expect([button().getAttribute('aria-busy'), button().classList.contains('sq-busy')]).toEqual([null, false]);
  });
});

describe('until the cart is known', () => {
  const isHidden = () => button().style.visibility === 'hidden';

  test.each([
    { status: 'absent' as const },
    { status: 'failed' as const, message: 'Please check your internet connection.' },
  ])('buttons are hidden, and show when it is $status', (state) => {
    loadPage('pages/skeleton-71-v1-pdp');
    moveTo({ status: 'loading' });
    start();
    expect(isHidden()).toBe(true);
    moveTo(state);
    expect(isHidden()).toBe(false);
  });

  test('a cart that is known already hides nothing', () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    expect(isHidden()).toBe(false);
  });

  test('no longer than the longest wait', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    moveTo({ status: 'loading' });
    start();
    await pass(CART_WAIT_MS - 1);
    expect(isHidden()).toBe(true);
    await pass(1);
    expect(isHidden()).toBe(false);
  });

  test('a button in use stays: one with the focus, one that was pressed', () => {
    loadHtml(fixture('pages/skeleton-71-v1-pdp') + fixture('engine/add-to-cart/digital').replaceAll(LAMP, 'other'));
    moveTo({ status: 'loading' });
    const [first, second] = all('.sqs-add-to-cart-button') as [HTMLElement, HTMLElement];
    first.focus();
    boot().pending.push(second);
    start();
    expect([first.style.visibility, second.style.visibility]).toEqual(['', '']);
  });

  test('the page’s own inline visibility comes back', () => {
    loadPage('pages/skeleton-71-v1-pdp');
    button().style.visibility = 'visible';
    moveTo({ status: 'loading' });
    start();
    expect(isHidden()).toBe(true);
    moveTo({ status: 'absent' });
    expect(button().style.visibility).toBe('visible');
  });
});

describe('choosing a variant', () => {
  const heard = vi.fn();
  beforeEach(() => {
    heard.mockReset();
    document.addEventListener('variant:change', heard);
  });
  afterEach(() => document.removeEventListener('variant:change', heard));
  const selected = () => heard.mock.calls.map(([event]) => (event as CustomEvent).detail.selectedVariant.sku);

  test('select and radio agree, in all copies, and variant:change comes once', async () => {
    const html = fixture('pages/skeleton-71-v1-pdp');
    loadHtml(html + fixture('engine/variants-select/two-options').replace(/data-variants="[^"]*"/, ''));
    start();
    choose('Small');
    await settle();
    expect(all<HTMLInputElement>('input[value=Small]').some(({ checked }) => checked)).toBe(true);
    expect(all<HTMLSelectElement>('select').map(({ value }) => value)).toEqual(['Small', 'Small', '']);
    expect(selected()).toEqual(['SQ1']);
    expect(heard.mock.calls[0]?.[0].target).toBe(one('.product-variants'));
  });

  test('a radio moves the select', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    start();
    const large = one<HTMLInputElement>('input[value=Large]');
    large.click();
    await settle();
    expect(one<HTMLSelectElement>('select').value).toBe('Large');
    expect(selected()).toEqual(['SQ3']);
  });

  test('an incomplete choice is not told', async () => {
    loadHtml(fixture('engine/product-checkout/options'));
    start();
    choose('Small');
    await settle();
    expect(heard).not.toHaveBeenCalled();
    choose('Red', 1);
    await settle();
    expect(selected()).toEqual(['SQ1']);
  });

  test('a label means the radio beside it, though its id stands on another product as well', async () => {
    const page = fixture('engine/product-checkout/options');
    loadHtml(
      `<article data-item-id="${LAMP}">${page}</article><article data-item-id="other">${page.replaceAll(LAMP, 'other')}</article>`,
    );
    start();
    const [first, second] = all('article') as [HTMLElement, HTMLElement];
    const labels = [...second.querySelectorAll('label')];
    labels[1]?.click();
    await settle();
    const values = (root: HTMLElement) => [...root.querySelectorAll('select')].map(({ value }) => value);
    expect([values(first), values(second)]).toEqual([
      ['', ''],
      ['Large', ''],
    ]);
  });
});

describe('after it has been stopped', () => {
  test('it hears nothing and hides nothing any more', async () => {
    loadPage('pages/skeleton-71-v1-pdp');
    moveTo({ status: 'loading' });
    start();
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
  getProduct.mockRejectedValue(new ApiFailure('rejected', { body: { error: 'no' } }));
  await press(all('.sqs-add-to-cart-button')[999]);
  expect(getProduct).toHaveBeenCalledExactlyOnceWith('item999');
});
