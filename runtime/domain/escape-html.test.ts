import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('escaped text cannot open an element, end an attribute or start an entity', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tea & Cake</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tea &amp; Cake&lt;/a&gt;',
  );
});
