import { expect, test } from 'vitest';
import { measureEngine } from './bench/engine.ts';

test('the template engine is measured with each kind of page of the demo', async () => {
  const rows = await measureEngine(1);
  expect(rows.map(({ what }) => what)).toEqual(
    ['home', 'list', 'product', 'post', 'form', 'cart'].map((kind) => `engine render, ${kind} page`),
  );
  for (const { value, note } of rows) {
    expect(value).toMatch(/^\d+\.\d\d ms$/);
    expect(Number.parseInt(note ?? '', 10)).toBeGreaterThan(1_000);
  }
});
