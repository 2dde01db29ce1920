import { memo, useId } from 'react';
import type { Stock } from '#runtime/contracts/catalogue.ts';
import { errorId, fieldAttributes } from '#runtime/domain/field-attributes.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { isEndless, stockText } from '../product-names.ts';
import { useRows } from './use-rows.ts';
import type { VariantRow, VariantText } from './variant-row.ts';

interface InputProps {
  label: string;
  value: string;
  error: string | undefined;
  isNumber?: boolean;
  onChange: (text: string) => void;
}

function CellInput({ label, value, error, isNumber = false, onChange }: InputProps) {
  const id = useId();
  return (
    <span className="p-cell">
      <input
        {...fieldAttributes({ id, error })}
        className={isNumber ? 'c-number' : undefined}
        aria-label={label}
        inputMode={isNumber ? 'decimal' : undefined}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <small className="c-error" id={errorId(id)}>
          {error}
        </small>
      )}
    </span>
  );
}

interface TextProps {
  row: VariantRow;
  /** The place of the row, from 0. */
  index: number;
  name: VariantText;
  title: string;
  error: string | undefined;
  isNumber?: boolean;
}

/** A text of a variant, edited in its cell. */
export const TextCell = memo(function TextCell({ row, index, name, title, error, isNumber = false }: TextProps) {
  const { edit } = useRows();
  return (
    <CellInput
      label={fill(productsTexts.titleOfVariantNumber, { title, number: index + 1 })}
      value={row[name]}
      error={error}
      isNumber={isNumber}
      onChange={(text) => edit(row.key, { [name]: text })}
    />
  );
});

interface ValueProps {
  row: VariantRow;
  index: number;
  /** The place of the option. */
  option: number;
  title: string;
  error: string | undefined;
}

/** The value that a variant has for an option. */
export const ValueCell = memo(function ValueCell({ row, index, option, title, error }: ValueProps) {
  const { setValue } = useRows();
  return (
    <CellInput
      label={fill(productsTexts.titleOfVariantNumber, { title, number: index + 1 })}
      value={row.values[option] ?? ''}
      error={error}
      onChange={(text) => setValue(row.key, option, text)}
    />
  );
});

/** The price of a sale, and whether the variant is on sale. */
export const SaleCell = memo(function SaleCell({ row, index, error }: Omit<ValueProps, 'option' | 'title'>) {
  const { edit } = useRows();
  return (
    <span className="p-sale">
      <input
        type="checkbox"
        aria-label={fill(productsTexts.variantIsOnSale, { number: index + 1 })}
        checked={row.onSale}
        onChange={(event) => edit(row.key, { onSale: event.target.checked })}
      />
      <CellInput
        label={fill(productsTexts.salePriceOfVariant, { number: index + 1 })}
        value={row.salePrice}
        error={error}
        isNumber
        onChange={(salePrice) => edit(row.key, { salePrice, onSale: salePrice.trim() !== '' })}
      />
    </span>
  );
});

interface StockProps {
  row: VariantRow;
  index: number;
  /** Of a variant that is saved. */
  stock: Stock | undefined;
  kind: number;
  error: string | undefined;
}

/** The stock: a new variant's is typed, another's is changed on its own, because sales change it too. */
export const StockCell = memo(function StockCell({ row, index, stock, kind, error }: StockProps) {
  const { edit, openStock } = useRows();
  if (isEndless(kind)) return <span className="c-quiet">{stockText(0, kind)}</span>;
  if (stock === undefined) {
    return (
      <CellInput
        label={fill(productsTexts.stockOfVariant, { number: index + 1 })}
        value={row.stock}
        error={error}
        isNumber
        onChange={(text) => edit(row.key, { stock: text })}
      />
    );
  }
  return (
    <button
      type="button"
      className="c-link"
      aria-label={fill(productsTexts.stockOfVariantStock, { number: index + 1, stock: stockText(stock) })}
      onClick={() => openStock(row.id)}
    >
      {stockText(stock)}
    </button>
  );
});

/** Buttons of a row. */
export const ActionsCell = memo(function ActionsCell({ row, index, error }: Omit<ValueProps, 'option' | 'title'>) {
  const { open, copy, remove } = useRows();
  const buttons = [
    [productsTexts.more, productsTexts.moreOf, open],
    [productsTexts.copy, productsTexts.copy, copy],
    [commonTexts.remove, commonTexts.remove, remove],
  ] as const;
  return (
    <span className="p-row-actions">
      {buttons.map(([text, label, act]) => (
        <button
          key={text}
          type="button"
          className="c-button c-button--small"
          aria-label={fill(productsTexts.labelOfVariant, { label, number: index + 1 })}
          onClick={() => act(row.key)}
        >
          {text}
        </button>
      ))}
      {error && <small className="c-error">{error}</small>}
    </span>
  );
});
