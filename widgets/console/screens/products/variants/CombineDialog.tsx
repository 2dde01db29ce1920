import { useState } from 'react';
import { MAX_VARIANTS } from '#runtime/contracts/owner-limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { countText } from '../count-text.ts';
import type { ProductValue } from '../product/product-value.ts';
import { combine, countCombinations, usedValues, valuesIn } from './combine.ts';

interface Props {
  value: ProductValue;
  change: (changes: Partial<ProductValue>) => void;
  onClose: () => void;
}

/** Makes a variant of each combination of values: three sizes and two colours make six. */
export function CombineDialog({ value, change, onClose }: Props) {
  const { options, variants } = value;
  const [entries, setEntries] = useState(() => usedValues(value).map((values) => values.join(', ')));
  const [isChecked, setChecked] = useState(false);
  const values = options.map((_, at) => valuesIn(entries[at] ?? ''));
  const count = countCombinations(values);
  const isTooMany = count > MAX_VARIANTS;
  const result = count > 0 && !isTooMany ? combine(variants, values) : undefined;
  const isFull = (result?.variants.length ?? 0) > MAX_VARIANTS;
  const make = () => {
    setChecked(true);
    if (!result || isFull) return;
    if (result.added > 0) {
      change({ variants: result.variants });
      notify(countText(result.added, productsTexts.variantsAreInTheTable), {
        undo: async () => change({ variants }),
      });
    }
    onClose();
  };
  return (
    <ModalDialog title={productsTexts.variantsFromValues} isOpen onClose={onClose}>
      <form
        className="c-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <p>{productsTexts.enterTheValues}</p>
        {options.map((option, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
            key={at}
            label={option || fill(productsTexts.optionNumber, { number: at + 1 })}
            value={entries[at] ?? ''}
            error={isChecked && values[at]?.length === 0 ? productsTexts.enterAValue : undefined}
            onChange={(text) => setEntries(options.map((_, place) => (place === at ? text : (entries[place] ?? ''))))}
          />
        ))}
        <p role="status" className={isTooMany || isFull ? 'c-error' : 'c-quiet'}>
          {isTooMany || isFull
            ? fill(productsTexts.productHasAtMostVariants, { maxVariants: MAX_VARIANTS })
            : result && countText(result.added, productsTexts.countNewVariants)}
        </p>
        <div className="c-row c-row--end">
          <button type="button" className="c-button" onClick={onClose}>
            {commonTexts.cancel}
          </button>
          <button type="submit" className="c-button c-button--main">
            {productsTexts.makeTheVariants}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
