import { beforeEach, expect, test } from 'vitest';
import { fixture, loadHtml } from '../../../test/fixtures/load-page.ts';
import { groupValues } from './group-values.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const variants = () => document.querySelector('.product-variants') as HTMLElement;

beforeEach(() => loadHtml(fixture('engine/product-checkout/options')));

test('the radios of each option become one group with its name, and labels are labels again', () => {
  const names = all('.variant-radiobtn-wrapper').map(({ dataset }) => dataset.variantOptionName);
  expect(names.length).toBeGreaterThan(0);
  groupValues(variants());
  expect(all('[role=radiogroup]').map((group) => group.getAttribute('aria-label'))).toEqual(names);
  expect(all('.variant-option label')).not.toEqual([]);
  expect(all('.variant-option label:is([role], [tabindex])')).toEqual([]);
});

test('a label that has the focus gives it to its radio', () => {
  const label = all('.variant-option label')[1] as HTMLElement;
  label.focus();
  groupValues(variants());
  expect(document.activeElement).toBe(label.previousElementSibling);
});

test('labels stay buttons where a theme takes the radios away', () => {
  for (const radio of all('.variant-radiobtn')) radio.checkVisibility = () => false;
  groupValues(variants());
  expect(all('[role=radiogroup]')).toEqual([]);
  expect(all('.variant-option label[role=button]')).toEqual(all('.variant-option label'));
});
