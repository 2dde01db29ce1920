import { useMemo, useRef, useState } from 'react';
import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { MAX_VARIANTS } from '#runtime/contracts/owner-limits.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { DataTable } from '../../../parts/DataTable.tsx';
import { Section } from '../../../parts/Section.tsx';
import { errorsBelow } from '../product/product-errors.ts';
import type { PartProps } from '../product/product-value.ts';
import { StockDialog } from '../stock/StockDialog.tsx';
import { CombineDialog } from './CombineDialog.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { type RowActions, Rows } from './use-rows.ts';
import { VariantDialog } from './VariantDialog.tsx';
import { variantColumns } from './variant-columns.tsx';
import { newRow } from './variant-row.ts';

/** The variants of the product as a table whose cells are edited in place. */
export function VariantsPart({ value, change, errors, saved }: PartProps & { saved: OwnerProduct }) {
  const { options, variants, kind } = value;
  const [openKey, setOpenKey] = useState<string | undefined>();
  const [stockOf, setStockOf] = useState<string | undefined>();
  const [isPasting, setPasting] = useState(false);
  const [isCombining, setCombining] = useState(false);
  const latest = useRef({ value, change });
  latest.current = { value, change };
  const actions = useMemo((): RowActions => {
    const rows = () => latest.current.value.variants;
    const set = (next: typeof variants) => {
      // Two changes of one event build on one another.
      latest.current = { ...latest.current, value: { ...latest.current.value, variants: next } };
      latest.current.change({ variants: next });
    };
    const edit: RowActions['edit'] = (key, changes) =>
      set(rows().map((row) => (row.key === key ? { ...row, ...changes } : row)));
    return {
      edit,
      setValue: (key, index, text) => {
        const row = rows().find((each) => each.key === key);
        if (row) edit(key, { values: row.values.map((each, place) => (place === index ? text : each)) });
      },
      copy: (key) => {
        const at = rows().findIndex((row) => row.key === key);
        const row = rows()[at];
        if (row && rows().length < MAX_VARIANTS) {
          const copy = { ...newRow(latest.current.value.options, row), values: row.values };
          set(rows().toSpliced(at + 1, 0, copy));
        }
      },
      remove: (key) => {
        const at = rows().findIndex((row) => row.key === key);
        const row = rows()[at];
        if (!row || rows().length === 1) return notify(productsTexts.productHasAtLeast, { kind: 'failed' });
        set(rows().filter((each) => each.key !== key));
        notify(productsTexts.variantGoesWhen, { undo: async () => set(rows().toSpliced(at, 0, row)) });
      },
      open: setOpenKey,
      openStock: setStockOf,
    };
  }, []);
  const columns = useMemo(() => variantColumns(options, kind), [options, kind]);
  const stocks = useMemo(() => new Map(saved.variants.map(({ id, stock }) => [id, stock])), [saved]);
  const shown = variants.map((row, index) => ({
    row,
    index,
    stock: stocks.get(row.id),
    errors: errorsBelow(errors, `variants.${index}`),
  }));
  const isFull = variants.length >= MAX_VARIANTS;
  const add = () => change({ variants: [...variants, newRow(options, variants.at(-1))] });
  const open = shown.find(({ row }) => row.key === openKey);
  return (
    <Section title={fill(productsTexts.variantsInAll, { count: variants.length })}>
      <OptionsEditor value={value} change={change} errors={errors} />
      <Rows value={actions}>
        <div className="p-variants">
          <DataTable
            label={productsTexts.variants}
            rows={shown}
            columns={columns}
            rowId={({ row }) => row.key}
            isWhole
            empty={null}
          />
        </div>
      </Rows>
      <p className="c-error">{errors.variants}</p>
      <div className="c-row">
        <button type="button" className="c-button" disabled={isFull} onClick={add}>
          {productsTexts.addAVariant}
        </button>
        {options.length > 0 && (
          <button type="button" className="c-button" onClick={() => setCombining(true)}>
            {productsTexts.variantsFromValues}
          </button>
        )}
        <button type="button" className="c-button" onClick={() => setPasting(true)}>
          {productsTexts.pasteRows}
        </button>
        {isFull && (
          <span className="c-quiet">{fill(productsTexts.productHasAtMostVariants, { maxVariants: MAX_VARIANTS })}</span>
        )}
      </div>
      <StockDialog variantId={stockOf} onClose={() => setStockOf(undefined)} />
      {open && (
        <VariantDialog shown={open} images={value.images} edit={actions.edit} onClose={() => setOpenKey(undefined)} />
      )}
      {isCombining && <CombineDialog value={value} change={change} onClose={() => setCombining(false)} />}
      {isPasting && <PasteDialog value={value} change={change} onClose={() => setPasting(false)} />}
    </Section>
  );
}
