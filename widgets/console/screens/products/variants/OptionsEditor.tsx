import { MAX_PRODUCT_OPTIONS } from '#runtime/contracts/owner-limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useAddedFocus } from '../../../parts/use-added-focus.ts';
import type { PartProps } from '../product/product-value.ts';

/** The options that visitors choose a variant by, such as size and colour. */
export function OptionsEditor({ value: { options, variants }, change, errors }: PartProps) {
  const rename = (index: number, name: string) =>
    change({ options: options.map((option, place) => (place === index ? name : option)) });
  const { place, noteAdded } = useAddedFocus<HTMLUListElement>();
  const add = () => {
    noteAdded();
    change({
      options: [...options, ''],
      variants: variants.map((row) => ({ ...row, values: [...row.values, ''] })),
    });
  };
  const remove = (index: number) =>
    change({
      options: options.toSpliced(index, 1),
      variants: variants.map((row) => ({ ...row, values: row.values.toSpliced(index, 1) })),
    });
  return (
    <div className="c-stack">
      {options.length > 0 && (
        <ul ref={place} className="p-options" aria-label={commonTexts.options}>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place while its name is typed
            <li key={index}>
              <TextField
                label={fill(productsTexts.optionNumber, { number: index + 1 })}
                value={option}
                maxLength={100}
                error={errors[`variantOptionOrdering.${index}`]}
                onChange={(name) => rename(index, name)}
              />
              <button
                type="button"
                className="c-icon"
                aria-label={fill(productsTexts.removeTheOption, { option: option || index + 1 })}
                onClick={() => remove(index)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="c-row">
        <button type="button" className="c-button" disabled={options.length >= MAX_PRODUCT_OPTIONS} onClick={add}>
          {productsTexts.addAnOptionSuch}
        </button>
      </div>
    </div>
  );
}
