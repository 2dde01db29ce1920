import type { ProductChangesAnswer, VariantState } from '#runtime/contracts/product-changes.ts';
import { amountText } from '../../../parts/amounts.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { stockText } from '../product-names.ts';

type Line = ProductChangesAnswer['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  { id: 'product', title: 'Product', isTitle: true, value: ({ title }) => title },
  { id: 'sku', title: 'SKU', value: ({ sku }) => sku },
  {
    id: 'price',
    title: 'Price',
    isNumber: true,
    cell: (line) => changeText(line, ({ priceCents }) => amountText(priceCents)),
  },
  { id: 'sale', title: 'Sale price', isNumber: true, cell: (line) => changeText(line, saleText) },
  { id: 'stock', title: 'Stock', isNumber: true, cell: (line) => changeText(line, ({ stock }) => stockText(stock)) },
  {
    id: 'error',
    title: 'Remark',
    value: ({ error }) => error ?? '',
    cell: ({ error }) => (error ? <span className="c-error">{error}</span> : null),
  },
];

/** Shows a line for each variant that changes, before and after. */
export function BulkPreview({ lines }: { lines: readonly Line[] }) {
  return (
    <DataTable
      label="What changes"
      rows={lines}
      columns={COLUMNS}
      rowId={({ variantId }) => variantId}
      empty={<p>Nothing would change: all variants are like this already.</p>}
    />
  );
}

function saleText({ onSale, salePriceCents }: VariantState): string {
  return onSale ? amountText(salePriceCents) : 'Not on sale';
}

function changeText({ before, after }: Line, textOf: (state: VariantState) => string) {
  const [old, now] = [textOf(before), textOf(after)];
  if (old === now) return <span className="c-quiet">{old}</span>;
  return (
    <>
      <del>{old}</del> → <ins>{now}</ins>
    </>
  );
}
