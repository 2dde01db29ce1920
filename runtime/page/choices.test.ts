import { beforeEach, describe, expect, test } from 'vitest';
import { fixture, loadHtml, loadPage } from '../../test/fixtures/load-page.ts';
import { optionOf, readOptions, writeOptions } from './options.ts';
import { readQuantityField } from './quantity-field.ts';
import { hasExpressCheckout, readSettings } from './settings.ts';

const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector(selector) as E;
const variants = () => find('.product-variants');

describe('options of the engine', () => {
  beforeEach(() => loadHtml(fixture('engine/variants-select/two-options')));

  test('an option of the engine has no value at first', () => {
    expect(readOptions(variants())).toEqual([
      { name: 'Size', value: '' },
      { name: 'Colour', value: '' },
    ]);
  });

  test('a select and a radio each count as the choice', () => {
    find<HTMLSelectElement>('select').value = 'Large';
    const gold = [...document.querySelectorAll<HTMLInputElement>('input')].find(
      ({ value }) => value === 'Red & "Gold"',
    );
    if (gold) gold.checked = true;
    expect(readOptions(variants()).map(({ value }) => value)).toEqual(['Large', 'Red & "Gold"']);
  });

  test('writing a choice changes the select and the radios alike', () => {
    writeOptions(variants(), [{ name: 'Colour', value: 'Red & "Gold"' }]);
    const [size, colour] = document.querySelectorAll('select');
    expect([size?.value, colour?.value]).toEqual(['', 'Red & "Gold"']);
    expect([...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)).toContain(
      'Red & "Gold"',
    );
    writeOptions(variants(), [{ name: 'Colour', value: '' }]);
    expect(readOptions(variants()).map(({ value }) => value)).toEqual(['', '']);
    expect(document.querySelectorAll('input:checked')).toHaveLength(0);
  });

  test('each control belongs to its option, whatever characters the names have', () => {
    const select = document.querySelectorAll('select')[1] as HTMLSelectElement;
    select.value = 'Blue';
    expect(optionOf(select)).toEqual({ name: 'Colour', value: 'Blue' });
  });
});

describe('options of Products V2', () => {
  test('the shown value of Products V2 follows the choice', () => {
    loadPage('pages/skeleton-71-v2-pdp');
    writeOptions(variants(), [{ name: 'Size', value: 'Medium' }]);
    expect(find('.variant-select-wrapper').dataset.selectedValue).toBe('Medium');
    expect(readOptions(variants())).toEqual([{ name: 'Size', value: 'Medium' }]);
  });

  test.each([
    ['a select', '<select><option value=""></option></select>', 'variant-option-Cut & "fit"-select'],
    ['radios', '<input type="radio" value="Slim">', 'variant-option-Cut & "fit"'],
  ])('the name of an option of Products V2 comes from %s where nothing else has it', (_, control, name) => {
    loadHtml(`<div class="product-variants"><div class="variant-option">${control}</div></div>`);
    find('select, input').setAttribute('name', name);
    expect(readOptions(variants())).toEqual([{ name: 'Cut & "fit"', value: '' }]);
  });
});

describe('the quantity field', () => {
  const quantity = () => readQuantityField(find('.sqs-add-to-cart-button'));

  test('a quantity is read where the class is on the div around the input', () => {
    loadPage('pages/skeleton-71-v1-pdp');
    find<HTMLInputElement>('.product-quantity-input input').value = '3';
    expect(quantity()).toBe('3');
  });

  test('a quantity is read where the class is on the input itself', () => {
    loadPage('pages/skeleton-71-v2-pdp');
    find<HTMLInputElement>('input.product-quantity-input').value = '';
    expect(quantity()).toBe('');
  });

  test('a page without a quantity field means a quantity of 1', () => {
    loadHtml(fixture('engine/add-to-cart/digital'));
    expect(quantity()).toBe('1');
  });

  test('the quantity field of another product is ignored', () => {
    loadHtml(
      `${fixture('engine/quantity-input/physical')}<div class="sqs-add-to-cart-button" data-item-id="other"></div>`,
    );
    find<HTMLInputElement>('input').value = '5';
    expect(quantity()).toBe('1');
  });
});

describe('the page’s settings', () => {
  test('the settings of a page come from its static context', () => {
    loadPage('pages/skeleton-71-v1-pdp');
    expect(readSettings()).toEqual({
      currency: 'USD',
      expressCheckout: false,
      multipleQuantityAllowedForServices: true,
      locale: 'en-US',
    });
  });

  test('the settings in Products V2’s own context come first', () => {
    loadPage('pages/skeleton-71-v2-pdp');
    const detail = find('.product-detail');
    const context = detail.dataset.context ?? '';
    detail.dataset.context = context
      .replace('"expressCheckout":false', '"expressCheckout":true')
      .replace('"locale":"en-US"', '"locale":"de-CH"');
    const button = find('.sqs-add-to-cart-button');
    expect(hasExpressCheckout(button)).toBe(true);
    expect(hasExpressCheckout()).toBe(false);
    expect(readSettings(button).locale).toBe('de-CH');
  });

  test('the currency of a cart page comes from its own JSON', () => {
    loadHtml('<div id="sqs-cart-root"><script type="application/json">{"storeCurrency":"GBP"}</script></div>');
    expect(readSettings().currency).toBe('GBP');
  });

  test('a page that says nothing gets the default settings', () => {
    loadHtml('<p>nothing</p>');
    expect(readSettings()).toEqual({
      currency: 'USD',
      expressCheckout: false,
      multipleQuantityAllowedForServices: true,
      locale: 'en-US',
    });
  });
});
