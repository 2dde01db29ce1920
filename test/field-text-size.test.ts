import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The style sheets of elements whose text can be smaller, and the start of the rule for their fields. */
const FIELDS = [
  ['widgets/cart/lines.css', '[part="quantity-input"] {\n  /*'],
  ['widgets/cart/summary.css', '[part="coupon-input"] {'],
  ['widgets/product-block/view/buying.css', '[part="quantity-input"] {'],
  ['widgets/product-block/view/choices.css', '[part="select"],'],
  ['widgets/comments/comments.css', '.sq-comments-form textarea,'],
  ['widgets/restock/restock-form.css', 'input[type="email"], select'],
  ['runtime/ui/form/fields.css', '.field-element, .password-toggle'],
] as const;

test.each(FIELDS)('a phone does not zoom in on the fields of %s', (file, start) => {
  const [, rest] = readFileSync(join(ROOT, file), 'utf8').split(start);
  expect(rest?.split('}')[0]).toContain('font-size: max(16px, 1em)');
});
