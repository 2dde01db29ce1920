import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatMoney } from '#runtime/domain/money.ts';
import { prepareAnnouncements } from '#runtime/page-cart/announce.ts';
import { fixture, loadHtml, loadPage } from '../../../test/fixtures/load-page.ts';
import { hasMoreToShow } from '../has-more-to-show.ts';
import { approach } from './approach.ts';
import { followChoice } from './follow-choice.ts';
import { followPage } from './follow-page.ts';
import { prepareChoice } from './prepare-choice.ts';
import { restoreChoice as restore } from './restore-choice.ts';
import { plainAmount } from './show-price.ts';

const V1 = 'pages/skeleton-71-v1-pdp';
const V2 = 'pages/skeleton-71-v2-pdp';
const BLOCK = 'pages/skeleton-product-block-and-pill';
const LAMP = 'p00000000000000000000001';

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E;
const text = (selector: string) => find(selector)?.textContent?.replace(/\s+/g, ' ').trim();
const isShown = (element: HTMLElement) => !element.hidden && element.style.display !== 'none';
const choose = (value: string, index = 0) => {
  const select = all<HTMLSelectElement>('select')[index] as HTMLSelectElement;
  select.value = value;
  followChoice(select);
};
/** Loads a subscription with sizes that may be bought once. */
const loadSubscription = () =>
  loadHtml(`<article data-item-id="p1"><div class="product-price">from $20.00 every month</div>
    ${fixture('engine/variants-select/subscription').replaceAll(LAMP, 'p1')}
    <div class="product-subs-otp"><input type="radio" name="how" value="SUBSCRIPTION" checked><input type="radio" name="how" value="ONE_TIME_PURCHASE"></div></article>`);
const pick = (purchaseOption: string) => {
  const radio = find<HTMLInputElement>(`[value=${purchaseOption}]`);
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
};
/** Changes the page's JSON. */
const edit = <T>(selector: string, attribute: string, change: (json: T) => void) => {
  const json = JSON.parse(find(selector).getAttribute(attribute) ?? '');
  change(json);
  find(selector).setAttribute(attribute, JSON.stringify(json));
};
const settings = (merchandising: object) => {
  const script = find('script[data-name="static-context"]');
  script.textContent = (script.textContent ?? '').replace(
    '"merchandisingSettings":{',
    `"merchandisingSettings":{${JSON.stringify(merchandising).slice(1, -1)},`,
  );
};

let stopping: AbortController;
const restoreChoice = () => {
  followPage(stopping.signal);
  restore(stopping.signal);
};

const variantListener = vi.fn();
/** Text of the live region, which screen readers announce when it changes. */
const spoken = () => find('[role=status]')?.textContent ?? '';
/** Variants of the events that the page was sent. */
const reportedSkus = () => variantListener.mock.calls.map(([{ detail }]) => detail.selectedVariant.sku);

beforeAll(() => document.addEventListener('variant:change', variantListener));
beforeEach(() => {
  stopping = new AbortController();
  variantListener.mockReset();
  prepareAnnouncements(stopping.signal);
  history.replaceState(null, '', '/');
});
afterEach(() => {
  stopping.abort();
  history.replaceState(null, '', '/');
});

describe('the price', () => {
  test('the price is the chosen variant’s, and the first one again without a choice', () => {
    loadPage(V1);
    const before = find('.product-price').innerHTML;
    choose('Large');
    expect(find('.product-price').innerHTML).toBe('$69.00');
    choose('');
    expect(find('.product-price').innerHTML).toBe(before);
  });

  test('the price of a variant on sale names both prices, as the engine writes them', () => {
    loadHtml(fixture(V1));
    edit<{ onSale: boolean; salePrice: number }[]>('.product-variants', 'data-variants', ([first]) =>
      Object.assign(first as object, { onSale: true, salePrice: 3900 }),
    );
    choose('Small');
    expect(find('.product-price').innerHTML).toBe(
      '<span class="visually-hidden v6-visually-hidden">Sale Price:</span>$39.00 <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price">$45.00</span>',
    );
  });

  test('what stands beside the price is that of the chosen variant, and screen readers hear it', () => {
    loadHtml(fixture(V1));
    const lines = document.createElement('div');
    lines.className = 'sq-price-lines';
    lines.innerHTML = '<small>€9 / 1 kg</small>';
    find('.product-price').after(lines);
    edit<object[]>('.product-variants', 'data-variants', ([first]) =>
      Object.assign(first as object, { priceLines: [{ kind: 'lowest', text: 'Lowest <b> price: €40' }] }),
    );
    choose('Small');
    expect(lines.innerHTML).toBe('<small>Lowest &lt;b&gt; price: €40</small><br>');
    expect(spoken()).toContain('Lowest <b> price: €40');
    choose('Large');
    expect(lines.textContent).toBe('');
    choose('');
    expect(lines.innerHTML).toBe('<small>€9 / 1 kg</small>');
  });

  test('the price of Products V2 is written into its own element', () => {
    loadPage(V2);
    choose('Medium');
    expect(text('.product-price > .product-price-value')).toBe('Sale Price:$49.00 Original Price:$59.00');
    choose('');
    expect(text('.product-price > .product-price-value')).toBe('from $45.00');
  });

  test('the price of a subscription says how often and how long', () => {
    loadHtml(
      `<article data-item-id="p1"><div class="product-price">from $20.00 every month</div>${fixture('engine/variants-select/subscription').replaceAll(LAMP, 'p1')}</article>`,
    );
    const variants = find('.product-variants');
    const [first] = JSON.parse(variants.dataset.variants ?? '[]');
    const [name = '', value = ''] = Object.entries<string>(first.attributes)[0] ?? [];
    const select = all<HTMLSelectElement>('select').find(({ dataset }) => dataset.variantOptionName === name);
    for (const other of all<HTMLSelectElement>('select'))
      other.value = first.attributes[other.dataset.variantOptionName ?? ''];
    (select as HTMLSelectElement).value = value;
    followChoice(select as HTMLSelectElement);
    expect(text('.product-price')).toMatch(/^\$\d+\.\d\d every /);
  });

  test('the price of a subscription that is bought once has no period, with and without a choice', () => {
    loadSubscription();
    followPage(stopping.signal);
    pick('ONE_TIME_PURCHASE');
    expect(text('.product-price')).toMatch(/^(from )?\$\d+\.\d\d$/);
    pick('SUBSCRIPTION');
    expect(text('.product-price')).toBe('from $20.00 every month');
    const [first] = JSON.parse(find('.product-variants').dataset.variants ?? '[]');
    for (const select of all<HTMLSelectElement>('select'))
      select.value = first.attributes[select.dataset.variantOptionName ?? ''];
    followChoice(find<HTMLSelectElement>('select'));
    expect(text('.product-price')).toMatch(/^\$\d+\.\d\d every /);
    pick('ONE_TIME_PURCHASE');
    expect(text('.product-price')).toMatch(/^\$\d+\.\d\d$/);
  });

  test('the price of a subscription whose plan is unknown stays the page’s, unless it is bought once', () => {
    const product = { id: LAMP, variants: [{ id: 'v', price: 1800, unlimited: true }], isSubscribable: true };
    loadHtml(
      `<div class="product-block"><div class="product-price">$18.00 every year</div><fieldset class="product-subs-otp">
      <input type="radio" value="SUBSCRIPTION" checked><input type="radio" value="ONE_TIME_PURCHASE"></fieldset></div>`,
    );
    find('.product-block').dataset.product = JSON.stringify({ ...product, isOneTimePurchasable: true });
    followPage(stopping.signal);
    const pick = (index: number) => {
      const radio = all<HTMLInputElement>('input')[index] as HTMLInputElement;
      radio.checked = true;
      for (const other of all<HTMLInputElement>('input')) other.checked = other === radio;
      radio.dispatchEvent(new Event('change', { bubbles: true }));
    };
    pick(1);
    expect(text('.product-price')).toBe('$18.00');
    pick(0);
    expect(text('.product-price')).toBe('$18.00 every year');
  });

  test('the price of a subscription has no period where buying once was chosen before the scripts came', () => {
    const product = { id: LAMP, variants: [{ id: 'v', price: 1800, unlimited: true }], isSubscribable: true };
    loadHtml(
      `<div class="product-block"><div class="product-price">$18.00 every year</div><div class="product-subs-otp">
      <input type="radio" value="SUBSCRIPTION"><input type="radio" value="ONE_TIME_PURCHASE" checked></div></div>`,
    );
    find('.product-block').dataset.product = JSON.stringify({ ...product, isOneTimePurchasable: true });
    restoreChoice();
    expect([text('.product-price'), spoken()]).toEqual(['$18.00', '']);
  });

  test('the price keeps the element that currency switches look for', () => {
    loadPage(V1);
    find('.product-price').innerHTML = 'from <span class="sqs-money-native">45.00</span>';
    choose('Large');
    expect(find('.product-price').innerHTML).toBe('<span class="sqs-money-native">$69.00</span>');
  });

  test.each([
    ['45.00', '$69.00'],
    ['€45.00', '€69.00'],
    ['1,045.00 kr.', '69.00 kr.'],
    ['45,00 €', '$69.00'],
  ])('beside the amount %s the price of a choice is %s', (shown, expected) => {
    loadPage(V1);
    find('.product-price').innerHTML = `from <span class="sqs-money-native">${shown}</span>`;
    for (const size of ['Large', 'Small', 'Large']) choose(size);
    expect(text('.product-price')).toBe(expected);
  });

  test.each([
    ['de-CH', 'CHF', 'CHF\u00a0700.00', 'CHF\u00a01’234.56'],
    ['en-IN', 'INR', '₹700.00', '₹1,23,456.00'],
    ['fr', 'JPY', '700 JPY', '1\u202f234 JPY'],
  ])(
    'a small amount in %s may look like the plain form, and the price keeps to the language',
    (locale, currency, small, large) => {
      const minorUnits = { CHF: [70_000, 123_456], INR: [70_000, 12_345_600], JPY: [700, 1234] }[currency] ?? [];
      const written = minorUnits.map((amount) => formatMoney(amount, currency, locale));
      expect(written.map((amount) => amount.replace(/[\s’']/g, ''))).toEqual(
        [small, large].map((amount) => amount.replace(/[\s’']/g, '')),
      );
      const write = (amount: number) => formatMoney(amount, currency, locale);
      const price = document.createElement('div');
      price.innerHTML = `<span class="sqs-money-native">${written[0]}</span>`;
      expect(plainAmount([price], write)).toBe('');
      price.innerHTML = '<span class="sqs-money-native">€45.00</span>';
      expect(plainAmount([price], write)).toBe('€45.00');
    },
  );

  test('the price does not follow a choice that the page offers only a part of', () => {
    loadHtml(
      `<article data-item-id="${LAMP}"><div class="product-price">from $45.00</div>${fixture('engine/product-checkout/options')}</article>`,
    );
    all('.variant-option')[1]?.remove();
    choose('Large');
    expect([text('.product-price'), reportedSkus()]).toEqual(['from $45.00', []]);
  });

  test('the price of a choice that no variant has is “Unavailable”', () => {
    loadHtml(
      `<article data-item-id="${LAMP}"><div class="product-price">from $45.00</div>${fixture('engine/product-checkout/options')}</article>`,
    );
    choose('Small');
    expect(text('.product-price')).toBe('from $45.00');
    choose('Blue', 1);
    expect(text('.product-price')).toBe('Unavailable');
    expect(reportedSkus()).toEqual([]);
    choose('Large');
    expect(text('.product-price')).toBe('$59.00');
    expect(reportedSkus()).toEqual(['SQ3']);
  });

  test('the price has the page’s locale and currency', () => {
    loadHtml(fixture(V1).replaceAll('"language":"en-US"', '"language":"de-DE"').replaceAll('USD', 'EUR'));
    choose('Large');
    expect(text('.product-price')).toBe('69,00 €');
  });

  test('the price has the currency of the product’s own JSON, where the page’s cannot be read', () => {
    loadHtml(fixture(V1).replaceAll('&quot;USD&quot;', '&quot;GBP&quot;').replaceAll('SQUARESPACE_CONTEXT = {', '$&,'));
    for (const meta of all('meta[property]')) meta.remove();
    choose('Large');
    expect(text('.product-price')).toBe('£69.00');
  });
});

describe('the mark', () => {
  test('a mark is added beside the price of a sold-out variant, and removed again', () => {
    loadPage(V1);
    choose('Large');
    expect(find('.product-price').nextElementSibling?.outerHTML).toBe(
      '<div class="product-mark sold-out">sold out</div>',
    );
    choose('Small');
    expect(all('.product-mark').filter(isShown)).toEqual([]);
    choose('');
    expect(all('.product-mark')).toEqual([]);
  });

  test('the page’s own mark changes with the variant: sold out before sale, with the shop’s text', () => {
    loadPage(V1);
    settings({ customSoldOutText: 'Gone & <missed>' });
    find('.product-price').insertAdjacentHTML('afterend', '<div class="product-mark sale big">Sale!</div>');
    edit<object[]>('.product-variants', 'data-variants', ([, large]) =>
      Object.assign(large as object, { onSale: true }),
    );
    choose('Large');
    expect(find('.product-mark').className).toBe('product-mark big sold-out');
    expect(text('.product-mark')).toBe('Gone & <missed>');
    choose('Small');
    expect(isShown(find('.product-mark'))).toBe(false);
    choose('');
    expect([find('.product-mark').className, text('.product-mark')]).toEqual(['product-mark sale big', 'Sale!']);
    expect(isShown(find('.product-mark'))).toBe(true);
  });
});

describe('texts about stock', () => {
  test('the scarcity text and the restock form are those of the chosen variant', () => {
    loadPage(V1);
    const shown = () => [find('.product-scarcity'), find('.product-restock-notification')].map(isShown);
    expect(shown()).toEqual([false, false]);
    choose('Small');
    expect(shown()).toEqual([true, false]);
    choose('Large');
    expect(shown()).toEqual([false, true]);
    choose('');
    expect(shown()).toEqual([false, false]);
  });

  test('the restock box of Products V2 names the chosen variant', () => {
    loadPage(V2);
    find('.product-meta').insertAdjacentHTML('beforeend', '<div class="product-restock-notification" hidden></div>');
    const box = find('.product-restock-notification');
    choose('Large');
    expect([isShown(box), box.dataset.variantId]).toEqual([true, 'v3']);
    choose('Small');
    expect(isShown(box)).toBe(false);
    choose('Large');
    expect(isShown(box)).toBe(true);
  });

  test('a notice that replaced the restock form stays', () => {
    loadPage(V1);
    choose('Large');
    find('.product-restock-form').replaceWith('Signed up!');
    choose('Small');
    choose('');
    choose('Large');
    expect(text('.product-restock-notification')).toContain('Signed up!');
  });

  test('the scarcity text of Products V2 is the shop’s own', () => {
    loadPage(V2);
    choose('Medium');
    expect([text('.product-scarcity'), isShown(find('.product-scarcity'))]).toEqual(['Only 2 left in stock', true]);
    choose('Small');
    expect(isShown(find('.product-scarcity'))).toBe(false);
    choose('');
    expect([text('.product-scarcity'), find('.product-scarcity').hidden]).toEqual(['', true]);
  });
});

describe('the picture', () => {
  test('the picture of a variant is shown in a product block, and loaded', () => {
    loadPage(BLOCK);
    choose('Large');
    const images = all<HTMLImageElement>('.sqs-product-block-variant-image');
    expect(images.map(({ classList }) => classList.contains('shown'))).toEqual([false, true]);
    expect(images[1]?.getAttribute('src')).toBe('https://images.example.test/v3.jpg');
  });

  test.each(['selected', 'sqs-active-slide'])('the picture of a variant gets the class %s in a gallery', (name) => {
    const slide = (id: string, classes = '') =>
      `<div class="ProductItem-gallery-slides-item ${classes}" data-image-id="${id}"></div>`;
    loadPage(V1);
    find('.ProductItem-gallery-slides').innerHTML = slide('i1', name) + slide('i&quot;2');
    edit<object[]>('.product-variants', 'data-variants', ([, large]) =>
      Object.assign(large as object, { mainImageId: 'i"2' }),
    );
    choose('Large');
    expect(find(`.${name}`).dataset.imageId).toBe('i"2');
    choose('Small');
    expect(find(`.${name}`).dataset.imageId).toBe('i"2');
  });

  test('the picture of a variant is the current one before the gallery has one', () => {
    loadPage(V1);
    edit<object[]>('.product-variants', 'data-variants', ([, large]) =>
      Object.assign(large as object, { mainImageId: 'i1' }),
    );
    choose('Large');
    expect(find('.ProductItem-gallery-slides-item.selected').dataset.imageId).toBe('i1');
  });

  test('the picture of a variant is chosen by its radio in a gallery without a script', () => {
    loadPage(V1);
    find('.ProductItem-gallery').insertAdjacentHTML(
      'beforeend',
      '<input type="radio" name="g" data-image-id="i1" checked><input type="radio" name="g" data-image-id="i2">',
    );
    edit<object[]>('.product-variants', 'data-variants', ([, large]) =>
      Object.assign(large as object, { mainImageId: 'i2' }),
    );
    choose('Large');
    expect(find<HTMLInputElement>('[name=g]:checked').dataset.imageId).toBe('i2');
  });

  test('the picture of a variant of Products V2 is found by its address', () => {
    loadPage(V2);
    find('.product-gallery-slides').insertAdjacentHTML(
      'beforeend',
      '<div class="product-gallery-slides-item"><img data-src="https://images.example.test/sq2.jpg" alt=""></div>',
    );
    find('.product-gallery-slides-item').classList.add('selected');
    choose('Medium');
    expect(find('.product-gallery-slides .selected img').getAttribute('src')).toBe(
      'https://images.example.test/sq2.jpg',
    );
  });
});

describe('two products on a page', () => {
  test('a choice changes all copies of its product, and no other product', () => {
    const copy = '<article data-item-id="other"><div class="product-price">from $1.00</div></article>';
    const lamp = `<div data-item-id="${LAMP}"><span class="product-price">from $45.00</span></div>`;
    loadHtml(fixture(V1) + copy + lamp);
    choose('Large');
    expect(all('.product-price').map(({ textContent }) => textContent)).toEqual(['$69.00', 'from $1.00', '$69.00']);
  });
});

describe('those who do not see it', () => {
  test('screen readers hear price and mark, and nothing of an incomplete choice', () => {
    loadPage(V1);
    choose('Large');
    expect(spoken()).toBe('$69.00, sold out');
    choose('Small');
    expect(spoken()).toBe('$45.00');
    choose('');
    expect(spoken()).toBe('$45.00');
  });

  test('screen readers hear the price of a subscription when buying once is chosen, but not of an incomplete choice', () => {
    loadSubscription();
    followPage(stopping.signal);
    pick('ONE_TIME_PURCHASE');
    expect(spoken()).toBe('from $20.00');
    choose('L');
    expect(spoken()).toBe('$30.00');
    choose('');
    expect([text('.product-price'), spoken()]).toEqual(['from $20.00', '$30.00']);
  });
});

describe('with the platform’s own scripts serving the page', () => {
  const page = window as { Static?: unknown; Squarespace?: unknown };
  afterEach(() => {
    delete page.Static;
    delete page.Squarespace;
  });

  test('a page with the platform’s own scripts gets its options in agreement, and nothing else', () => {
    loadPage(V1);
    Object.assign(page, { Static: { SQUARESPACE_CONTEXT: {} }, Squarespace: {} });
    choose('Large');
    expect(find<HTMLInputElement>('input[value=Large]').checked).toBe(true);
    expect(text('.product-price')).toBe('from $45.00');
    prepareChoice(find('.product-variants'));
    expect(find<HTMLOptionElement>('option[value=Large]').text).toBe('Large');
    expect(reportedSkus()).toEqual([]);
  });
});

describe('the address', () => {
  test('the address names the chosen variant on the product’s own page, and keeps the rest as it is written', () => {
    loadPage(V1);
    history.replaceState({ kept: 1 }, '', '/store/p/desk-lamp?a=b%20c+d&flag&variant=old&x=%C3%A4#top');
    const entries = history.length;
    choose('Large');
    expect(location.search + location.hash).toBe('?a=b%20c+d&flag&x=%C3%A4&variant=v3#top');
    expect([history.length, history.state]).toEqual([entries, { kept: 1 }]);
    choose('');
    expect(location.search + location.hash).toBe('?a=b%20c+d&flag&x=%C3%A4#top');
  });

  test('the address does not name a variant of a product that the page is not about', () => {
    loadPage(BLOCK);
    choose('Large');
    expect(location.search).toBe('');
  });

  test('the variant in the address is chosen, with one event and without speech', () => {
    loadPage(V1);
    history.replaceState(null, '', '/?variant=v3');
    restoreChoice();
    expect(find<HTMLSelectElement>('select').value).toBe('Large');
    expect(find<HTMLInputElement>('input[value=Large]').checked).toBe(true);
    expect(text('.product-price')).toBe('$69.00');
    expect(reportedSkus()).toEqual(['SQ3']);
    expect(spoken()).toBe('');
    expect(find<HTMLOptionElement>('option[value=Large]').text).toBe('Large (sold out)');
  });

  test.each(['v9', '', 'constructor'])('the unknown variant %j in the address chooses nothing', (id) => {
    loadPage(V1);
    history.replaceState(null, '', `/?variant=${id}`);
    restoreChoice();
    expect(find<HTMLSelectElement>('select').value).toBe('');
    expect(text('.product-price')).toBe('from $45.00');
    expect(reportedSkus()).toEqual([]);
  });

  test('a choice from before the scripts came is shown without a variant in the address', () => {
    loadPage(V1);
    expect(hasMoreToShow()).toBe(false);
    find<HTMLInputElement>('input[value=Large]').checked = true;
    expect(hasMoreToShow()).toBe(true);
    restoreChoice();
    expect([text('.product-price'), reportedSkus(), find<HTMLSelectElement>('select').value]).toEqual([
      '$69.00',
      ['SQ3'],
      'Large',
    ]);
    loadPage(V1);
    history.replaceState(null, '', '/?variant=v3');
    expect(hasMoreToShow()).toBe(true);
  });

  test('the variant in the address does not replace the visitor’s choice, until they go back', () => {
    loadPage(V1);
    history.replaceState(null, '', '/?variant=v3');
    find<HTMLSelectElement>('select').value = 'Small';
    restoreChoice();
    expect([find<HTMLSelectElement>('select').value, location.search]).toEqual(['Small', '?variant=v1']);
    history.replaceState(null, '', '/?variant=v3');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(find<HTMLSelectElement>('select').value).toBe('Large');
    expect(reportedSkus()).toEqual(['SQ1', 'SQ3']);
  });
});

describe('values that cannot be bought', () => {
  const options = () => all<HTMLOptionElement>('option').map((option) => option.text.trim());

  test('values that cannot be bought are marked when the visitor comes near, and can still be chosen', () => {
    loadPage(V1);
    expect(options()).toEqual(['Select Size', 'Small', 'Large']);
    prepareChoice(find('.sqs-add-to-cart-button'));
    expect(options()).toEqual(['Select Size', 'Small', 'Large (sold out)']);
    const option = find<HTMLOptionElement>('option[value=Large]');
    expect([option.className, option.disabled, option.value]).toEqual(['sq-sold-out', false, 'Large']);
    const label = find<HTMLInputElement>('input[value=Large]').nextElementSibling as HTMLElement;
    expect([label.className.includes('sq-sold-out'), label.title, label.getAttribute('aria-label')]).toEqual([
      true,
      'Large (sold out)',
      'Large (sold out)',
    ]);
    expect(find<HTMLSelectElement>('select').value).toBe('');
  });

  test('the marks of values follow the other choices', () => {
    loadHtml(`<article data-item-id="${LAMP}">${fixture('engine/product-checkout/options')}</article>`);
    prepareChoice(find('select'));
    expect(options()).toContain('Blue (sold out)');
    choose('Small');
    expect(options().slice(4)).toEqual(['Red', 'Red & "Gold" (not available)', 'Blue (not available)']);
    choose('Large');
    expect(options().slice(4)).toEqual(['Red (not available)', 'Red & "Gold"', 'Blue (sold out)']);
    expect(find('option[value=Red]').className).toBe('sq-unavailable');
  });

  test('values that cannot be bought are locked where the shop says so, but for a chosen one', () => {
    loadPage(V1);
    settings({ soldOutVariantsDropdownDisabled: true });
    prepareChoice(find('select'));
    expect(all<HTMLOptionElement>('option').map(({ disabled }) => disabled)).toEqual([false, false, true]);
    expect(all<HTMLInputElement>('input[type=radio]').map(({ disabled }) => disabled)).toEqual([false, true]);
    history.replaceState(null, '', '/?variant=v3');
    restoreChoice();
    expect(find<HTMLOptionElement>('option[value=Large]').disabled).toBe(false);
  });

  test('marked values keep the page’s own titles and locks', () => {
    loadHtml(
      `<article data-item-id="${LAMP}">${fixture('engine/product-checkout/options')}</article>`.replace(
        'Large</label>',
        '</label>',
      ),
    );
    const label = all<HTMLLabelElement>('label').find((candidate) =>
      candidate.htmlFor.endsWith('-Large'),
    ) as HTMLLabelElement;
    label.title = 'Very large';
    const locked = find<HTMLOptionElement>('option[value=Small]');
    locked.disabled = true;
    choose('Blue', 1);
    expect([label.title, label.getAttribute('aria-label')]).toEqual(['Very large (sold out)', 'Large (sold out)']);
    choose('', 1);
    expect([label.title, label.getAttribute('aria-label'), locked.disabled]).toEqual(['Very large', null, true]);
  });

  test('the marks of Products V2 show in the closed list too', () => {
    loadPage(V2);
    choose('Large');
    expect(find('.variant-select-wrapper').dataset.selectedValue).toBe('Large (sold out)');
    choose('Small');
    expect(find('.variant-select-wrapper').dataset.selectedValue).toBe('Small');
  });
});

describe('the quantity', () => {
  const field = () => find<HTMLInputElement>('input[type=number]');
  const type = (value: string) => {
    field().value = value;
    followChoice(field());
  };
  const message = () => text('.sq-quantity-message');

  test.each([
    ['1.5', 'Quantity must be a whole number'],
    ['', 'Quantity must be a number.'],
    ['0', 'Quantity must be between 1 and 9999.'],
    ['-5', 'Quantity must be between 1 and 9999.'],
    ['10000', 'Quantity must be between 1 and 9999.'],
  ])('the quantity %j shows an error beside its field, until it is corrected', (typed, reason) => {
    loadPage(V1);
    type(typed);
    expect([field().value, message(), field().getAttribute('aria-invalid')]).toEqual([typed, reason, 'true']);
    expect(field().getAttribute('aria-describedby')).toBe(find('.sq-quantity-message').id);
    expect(spoken()).toBe(reason);
    type('2');
    expect([message(), field().hasAttribute('aria-invalid'), field().hasAttribute('aria-describedby')]).toEqual([
      undefined,
      false,
      false,
    ]);
  });

  test('the quantity agrees in all copies of a product, and in no other product', () => {
    const copy = fixture('engine/quantity-input/physical');
    loadHtml(fixture(V1) + copy + copy.replaceAll(LAMP, 'other'));
    type('3');
    expect(all<HTMLInputElement>('input[type=number]').map(({ value }) => value)).toEqual(['3', '3', '1']);
  });

  test('a theme’s buttons change the quantity within its bounds, as typing does', () => {
    loadPage(V1);
    find('.product-quantity-input').insertAdjacentHTML(
      'afterend',
      '<button class="sq-step" value="-1">−</button><button class="sq-step" value="1"><b>+</b></button>',
    );
    const changeListener = vi.fn(() => followChoice(field()));
    field().addEventListener('change', changeListener);
    const press = (selector: string) => approach(new Event('click'), find(selector), stopping.signal);
    press('b');
    expect([field().value, changeListener.mock.calls.length, spoken()]).toEqual(['2', 1, '2']);
    press('.sq-step[value="-1"]');
    expect(find('.sq-step[value="-1"]').getAttribute('aria-disabled')).toBe('true');
    press('.sq-step[value="-1"]');
    expect(field().value).toBe('1');
    type('9999');
    press('b');
    expect(field().value).toBe('9999');
    expect(find('.sq-step[value="1"]').getAttribute('aria-disabled')).toBe('true');
    expect(find('.sq-step[value="-1"]').hasAttribute('aria-disabled')).toBe(false);
    field().value = 'x';
    press('b');
    expect(field().value).toBe('1');
  });

  test('the wheel above a focused quantity leaves the field, and no other field of the page', () => {
    document.body.insertAdjacentHTML('beforeend', '<input type="number" class="others">');
    followPage(stopping.signal);
    for (const [input, stays] of [
      [field(), false],
      [find('.others'), true],
    ] as const) {
      input.focus();
      input.dispatchEvent(new Event('wheel', { bubbles: true }));
      expect(document.activeElement === input).toBe(stays);
    }
  });

  test('a quantity field keeps the page’s own description', () => {
    loadPage(V1);
    field().setAttribute('aria-describedby', 'per-box');
    type('0');
    type('1.5');
    expect(field().getAttribute('aria-describedby')).toBe(`per-box ${find('.sq-quantity-message').id}`);
    type('2');
    expect(field().getAttribute('aria-describedby')).toBe('per-box');
  });

  test('the quantity of Products V2 is hidden with its label where only one can be bought', () => {
    loadPage(V2);
    edit<{ product: { variants: { qtyInStock: number }[] } }>('.product-detail', 'data-context', ({ product }) => {
      for (const [index, variant] of product.variants.entries()) variant.qtyInStock = index === 0 ? 1 : 0;
    });
    const wrapper = find('.product-quantity-input-wrapper');
    choose('Small');
    expect(isShown(wrapper)).toBe(false);
    choose('');
    expect(isShown(wrapper)).toBe(true);
  });

  test('the quantity field of Products V2 is the input itself', () => {
    loadPage(V2);
    type('0');
    expect([field().value, field().nextElementSibling?.className]).toEqual(['0', 'sq-quantity-message']);
    type('007');
    expect([field().value, field().nextElementSibling]).toEqual(['7', null]);
  });
});
