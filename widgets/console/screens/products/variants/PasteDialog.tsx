import { useMemo, useState } from 'react';
import { MAX_PRODUCT_OPTIONS, MAX_VARIANTS } from '#runtime/contracts/owner-limits.ts';
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
    notify('The rows are in the table. They are kept when you save.', {
      undo: async () => change({ options, variants }),
    });
    onClose();
  };
  return (
    <ModalDialog title="Paste rows of a spreadsheet" isOpen isWide onClose={onClose}>
      <p>
        Copy cells in your spreadsheet and paste them here. The first row names the columns: SKU, Price, Sale price,
        Stock, GTIN, MPN, Weight, Length, Width, Height{value.options.map((option) => `, ${option}`)}. Any other name
        becomes an option. The stock of variants that are saved stays as it is.
      </p>
      <TextArea
        label="Rows"
        value={text}
        rows={8}
        spellCheck={false}
        error={(isChecked || text.trim() !== '') && 'error' in result ? result.error : undefined}
        onChange={setText}
      />
      {'variants' in result && <p role="status">{summaryOf(result)}</p>}
      <div className="c-row c-row--end">
        <button type="button" className="c-button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="c-button c-button--main" onClick={take}>
          Take the rows
        </button>
      </div>
    </ModalDialog>
  );
}

function read(text: string, value: ProductValue): Pasted | { error: string } {
  try {
    const pasted = takeRows(text, value);
    if (pasted.variants.length > MAX_VARIANTS) return { error: `A product has at most ${MAX_VARIANTS} variants.` };
    if (pasted.options.length > MAX_PRODUCT_OPTIONS)
      return { error: `A product has at most ${MAX_PRODUCT_OPTIONS} options.` };
    return pasted;
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function summaryOf({ added, changed, newOptions }: Pasted): string {
  const options = newOptions.length > 0 ? ` New options: ${newOptions.join(', ')}.` : '';
  return `${countText(added, 'new variant')}, and ${changed} that ${changed === 1 ? 'changes' : 'change'}.${options}`;
}
