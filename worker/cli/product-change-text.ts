import type { ProductChangesAnswer, VariantState } from '#runtime/contracts/product-changes.ts';

/** Writes a change of many products for people: a line for each variant, and how it is made or that it was. */
export function productChangeText({ lines, digest, isDone }: ProductChangesAnswer, file: string): string {
  if (lines.length === 0) return 'Nothing would change.';
  const changes = lines.map(({ sku, title, before, after, error }) => {
    const outcome = error === null ? `${stateText(before)} → ${stateText(after)}` : `left as it is: ${error}`;
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
