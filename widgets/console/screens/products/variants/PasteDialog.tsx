import { useMemo, useState } from 'react';
import { MAX_PRODUCT_OPTIONS, MAX_VARIANTS } from '#runtime/contracts/owner-limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { countText } from '../count-text.ts';
import type { ProductValue } from '../product/product-value.ts';
import { type Pasted, takeRows } from './pasted-rows.ts';

interface Props {
  value: ProductValue;
  change: (changes: Partial<ProductValue>) => void;
  onClose: () => void;
}

/** Takes rows of a spreadsheet into the table of variants. */
export function PasteDialog({ value, change, onClose }: Props) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const result = useMemo(() => read(text, value), [text, value]);
  const take = () => {
    setChecked(true);
    if ('error' in result) return;
    const { options, variants } = value;
    change({ options: result.options, variants: result.variants });
    notify(productsTexts.rowsAreInTheTable, {
      undo: async () => change({ options, variants }),
    });
    onClose();
  };
  return (
    <ModalDialog title={productsTexts.pasteRows} isOpen isWide onClose={onClose}>
      <p>{fill(productsTexts.copyCells, { options: value.options.map((option) => `, ${option}`).join('') })}</p>
      <TextArea
        label={productsTexts.rows}
        value={text}
        rows={8}
        spellCheck={false}
        error={(isChecked || text.trim() !== '') && 'error' in result ? result.error : undefined}
        onChange={setText}
      />
      {'variants' in result && <p role="status">{summaryOf(result)}</p>}
      <div className="c-row c-row--end">
        <button type="button" className="c-button" onClick={onClose}>
          {commonTexts.cancel}
        </button>
        <button type="button" className="c-button c-button--main" onClick={take}>
          {productsTexts.takeTheRows}
        </button>
      </div>
    </ModalDialog>
  );
}

function read(text: string, value: ProductValue): Pasted | { error: string } {
  try {
    const pasted = takeRows(text, value);
    if (pasted.variants.length > MAX_VARIANTS)
      return { error: fill(productsTexts.productHasAtMostVariants, { maxVariants: MAX_VARIANTS }) };
    if (pasted.options.length > MAX_PRODUCT_OPTIONS)
      return { error: fill(productsTexts.productHasAtMostOptions, { maxProductOptions: MAX_PRODUCT_OPTIONS }) };
    return pasted;
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function summaryOf({ added, changed, newOptions }: Pasted): string {
  const options =
    newOptions.length > 0 ? ` ${fill(productsTexts.newOptionsNewOptions, { newOptions: newOptions.join(', ') })}` : '';
  const counts = { added: countText(added, productsTexts.countNewVariants), n: changed };
  return `${fill(productsTexts.addedAndChanged, counts)}${options}`;
}
