import type { ProductChangesAnswer, VariantState } from '#runtime/contracts/product-changes.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { amountText } from '../../../parts/amounts.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { stockText } from '../product-names.ts';

type Line = ProductChangesAnswer['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  { id: 'product', title: commonTexts.product, isTitle: true, value: ({ title }) => title },
  { id: 'sku', title: productsTexts.sku, value: ({ sku }) => sku },
  {
    id: 'price',
    title: commonTexts.price,
    isNumber: true,
    cell: (line) => changeText(line, ({ priceCents }) => amountText(priceCents)),
  },
  { id: 'sale', title: productsTexts.salePrice, isNumber: true, cell: (line) => changeText(line, saleText) },
  {
    id: 'stock',
    title: productsTexts.stock,
    isNumber: true,
    cell: (line) => changeText(line, ({ stock }) => stockText(stock)),
  },
  { id: 'fields', title: productsTexts.whatTheLawAsks, value: ({ fields }) => fields.map(fieldName).join(', ') },
  {
    id: 'error',
    title: productsTexts.remark,
    value: ({ error }) => error ?? '',
    cell: ({ error }) => (error ? <span className="c-error">{error}</span> : null),
  },
];

/** Shows a line for each variant that changes, before and after. */
export function BulkPreview({ lines }: { lines: readonly Line[] }) {
  return (
    <DataTable
      label={productsTexts.whatChanges}
      rows={lines}
      columns={COLUMNS}
      rowId={({ variantId }) => variantId}
      empty={<p>{productsTexts.nothingWouldChangeAll}</p>}
    />
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  withdrawalException: productsTexts.rightOfWithdrawal,
  minimumAge: productsTexts.minimumAge,
  manufacturer: productsTexts.manufacturer,
  responsiblePerson: productsTexts.responsiblePerson,
  unitPriceMeasurement: productsTexts.pricePer,
};

function fieldName(field: string): string {
  return FIELDS[field] ?? field;
}

function saleText({ onSale, salePriceCents }: VariantState): string {
  return onSale ? amountText(salePriceCents) : productsTexts.notOnSale;
}

function changeText({ before, after }: Line, stateText: (state: VariantState) => string) {
  const [old, now] = [stateText(before), stateText(after)];
  if (old === now) return <span className="c-quiet">{old}</span>;
  return (
    <>
      <del>{old}</del> → <ins>{now}</ins>
    </>
  );
}
