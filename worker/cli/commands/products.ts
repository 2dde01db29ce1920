import type { ProductChanges, ProductChangesAnswer, VariantState } from '#runtime/contracts/product-changes.ts';
import { apiCommand, type Command } from '../command.ts';
import { readJson } from '../json-file.ts';
import { text } from '../option-kinds.ts';
import { textOutput } from '../output.ts';

export const products: readonly Command[] = [
  apiCommand({
    name: 'products change',
    operands: ['FILE'],
    options: { digest: text('DIGEST', 'of the preview that is to be done') },
    about:
      'shows what the change of prices, stock or what the law asks in FILE does to each variant and, with its digest, makes it',
    run: async ({ operands: [file], options: { digest }, api }) => {
      const body = { ...readJson<ProductChanges>(file), ...(digest !== undefined && { digest }) };
      const answer = await api.call('POST', '/api/owner/products/changes', { body });
      return textOutput(productChangeText(answer, file), answer);
    },
  }),
];

/** Writes a change of many products for people: a line for each variant, and how it is made or that it was. */
function productChangeText({ lines, digest, isDone }: ProductChangesAnswer, file: string): string {
  if (lines.length === 0) return 'Nothing would change.';
  const changes = lines.map(({ sku, title, before, after, fields, error }) => {
    const others = fields.length > 0 ? `; ${fields.join(', ')}` : '';
    const outcome = error === null ? `${stateText(before)} → ${stateText(after)}${others}` : `left as it is: ${error}`;
    return `${sku}  ${title}: ${outcome}`;
  });
  const ending = isDone
    ? 'This is done.'
    : lines.some(({ error }) => error === null)
      ? `Nothing is changed yet. This does it: products change ${file} --digest ${digest}`
      : 'Nothing is changed.';
  return [...changes, ending].join('\n');
}

/** Amounts are in minor units. */
function stateText({ priceCents, salePriceCents, onSale, stock }: VariantState): string {
  return `${priceCents}${onSale ? ` (sale ${salePriceCents})` : ''}, stock ${stock}`;
}
