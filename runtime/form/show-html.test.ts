import { expect, test } from 'vitest';
import { showHtml } from './show-html.ts';

// A test in a real browser covers what sanitising removes (test/e2e/widgets/form-html.test.ts).
test('HTML of an owner replaces what was there', async () => {
  const element = document.createElement('div');
  element.textContent = 'Old';
  await showHtml(element, '<p>Thanks &amp; <a href="/x">bye</a></p><ul><li>a</li></ul>');
  expect(element.textContent).toBe('Thanks & byea');
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/x');
});

test('a plain text is shown without a parser', async () => {
  const element = document.createElement('div');
  const shown = showHtml(element, 'Thank you!');
  await Promise.resolve();
  expect(element.textContent).toBe('Thank you!');
  await shown;
});
