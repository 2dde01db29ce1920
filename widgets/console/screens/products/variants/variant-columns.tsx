import type { Stock } from '#runtime/contracts/catalogue.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { shopCurrency } from '../../../parts/amounts.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { ActionsCell, SaleCell, StockCell, TextCell, ValueCell } from './cells.tsx';
import type { VariantRow } from './variant-row.ts';

/** A row of the table, with what is wrong with it. */
export interface ShownRow {
  row: VariantRow;
  index: number;
  stock: Stock | undefined;
  errors: Readonly<Record<string, string>>;
}

const MORE_FIELDS = [
  'gtin',
  'mpn',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'mainImageId',
  'depositCents',
  'unitPriceMeasurement.quantityValue',
  'unitPriceMeasurement.referenceValue',
  'unitPriceMeasurement.referenceUnit',
  'id',
] as const;

/** The columns of the table of variants: one for each option, then those that all have. */
export function variantColumns(options: readonly string[], kind: number): readonly Column<ShownRow>[] {
  return [
    ...options.map((option, place) => ({
      id: `option-${place}`,
      title: option || fill(productsTexts.optionPlace, { place: place + 1 }),
      cell: ({ row, index, errors }: ShownRow) => (
        <ValueCell
          {...{ row, index }}
          option={place}
          title={option || fill(productsTexts.optionPlace, { place: place + 1 })}
          error={errors[`attributes.${option}`] ?? (place === 0 ? errors.attributes : undefined)}
        />
      ),
    })),
    {
      id: 'sku',
      title: productsTexts.sku,
      cell: ({ row, index, errors }) => (
        <TextCell {...{ row, index }} name="sku" title={productsTexts.sku} error={errors.sku} />
      ),
    },
    {
      id: 'price',
      title: fill(productsTexts.priceShopCurrency, { shopCurrency: shopCurrency() }),
      cell: ({ row, index, errors }) => (
        <TextCell {...{ row, index }} name="price" title={commonTexts.price} error={errors.priceCents} isNumber />
      ),
    },
    {
      id: 'sale',
      title: productsTexts.salePrice,
      cell: ({ row, index, errors }) => <SaleCell {...{ row, index }} error={errors.salePriceCents} />,
    },
    {
      id: 'stock',
      title: productsTexts.stock,
      cell: ({ row, index, stock, errors }) => <StockCell {...{ row, index, stock, kind }} error={errors.stock} />,
    },
    {
      id: 'actions',
      title: productsTexts.actions,
      cell: ({ row, index, errors }) => <ActionsCell {...{ row, index }} error={firstOf(errors)} />,
    },
  ];
}

/** The first error of a field that the table does not show. */
function firstOf(errors: Readonly<Record<string, string>>): string | undefined {
  const name = MORE_FIELDS.find((field) => errors[field]);
  return name && errors[name];
}
