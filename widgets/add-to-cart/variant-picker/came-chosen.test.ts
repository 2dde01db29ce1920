import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOptions } from '#runtime/page/options.ts';
import { prepareAnnouncements } from '#runtime/page-cart/announce.ts';
import { fixture, loadHtml } from '../../../test/fixtures/load-page.ts';
import { hasMoreToShow } from '../has-more-to-show.ts';
import { followChoice } from './follow-choice.ts';
import { restoreChoice } from './restore-choice.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const shown = (selector: string) => {
  const element = find(selector);
  return element && !element.hidden ? element.textContent?.replace(/\s+/g, ' ').trim() : undefined;
};
const choose = (value: string) => {
  const select = find('.product-variants select') as HTMLSelectElement;
  select.value = value;
  followChoice(select);
};

let stopping: AbortController;

/** The page as the Worker writes it for `?variant=v3`: Large is chosen, with its price, and no mark. */
beforeEach(() => {
  history.replaceState(null, '', '/?variant=v3');
  loadHtml(fixture('pages/skeleton-71-v1-pdp'));
  stopping = new AbortController();
  prepareAnnouncements(stopping.signal);
  find('.product-variants').toggleAttribute('data-sq-chosen', true);
  find('option[value=Large]').toggleAttribute('selected', true);
  find('.product-price').textContent = '$69.00';
  find('.product-mark')?.remove();
});
afterEach(() => {
  stopping.abort();
  history.replaceState(null, '', '/');
});

test('a page that arrives with a chosen variant needs no change', () => {
  expect(hasMoreToShow()).toBe(false);
});

test('a choice from before the scripts came is shown, though only one of its controls has it', () => {
  find('input[value=Large]').toggleAttribute('checked', true);
  (find('input[value=Small]') as HTMLInputElement).checked = true;
  expect(hasMoreToShow()).toBe(true);
  restoreChoice(stopping.signal);
  expect(shown('.product-price')).toBe('$45.00');
  expect((find('.product-variants select') as HTMLSelectElement).value).toBe('Small');
  expect(location.search).toBe('?variant=v1');
});

test('a select that was reset before the scripts came leaves nothing chosen, though its radio is still checked', () => {
  find('input[value=Large]').toggleAttribute('checked', true);
  (find('.product-variants select') as HTMLSelectElement).value = '';
  expect(readOptions(find('.product-variants'))).toEqual([{ name: 'Size', value: '' }]);
  (find('input[value=Small]') as HTMLInputElement).checked = true;
  expect(readOptions(find('.product-variants'))).toEqual([{ name: 'Size', value: 'Small' }]);
});

test('an incomplete choice shows what the engine writes for all variants', () => {
  choose('');
  expect(shown('.product-price')).toBe('from $45.00');
});

test('another choice shows its own price, and the first one its own again', () => {
  choose('Small');
  expect(shown('.product-price')).toBe('$45.00');
  choose('Large');
  expect(shown('.product-price')).toBe('$69.00');
});
