import { useId } from 'react';
import { choice, product } from '#runtime/i18n/en/rest.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { localised } from '#runtime/i18n/languages.ts';
import type { ShownOption } from './describe.ts';

interface OptionFieldProps {
  option: ShownOption;
  optionStyle: 'dropdown' | 'radios';
  onChoose(name: string, value: string): void;
}

/** The values of one option. Values that are unavailable with the other choices are marked, and can still be chosen. */
export function OptionField({ option, optionStyle, onChoose }: OptionFieldProps) {
  return optionStyle === 'radios' ? (
    <Radios option={option} onChoose={onChoose} />
  ) : (
    <Dropdown option={option} onChoose={onChoose} />
  );
}

function Dropdown({ option: { name, chosen, values }, onChoose }: Omit<OptionFieldProps, 'optionStyle'>) {
  const select = fill(localised('product', product).selectOption, { variantName: name });
  return (
    <label part="option">
      <span part="option-name">{name}</span>
      <select part="select" value={chosen} onChange={({ target }) => onChoose(name, target.value)}>
        <option value="">{select}</option>
        {values.map(({ value, status }) => (
          <option key={value} value={value}>
            {labelText(value, status)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Radios({ option: { name, chosen, values }, onChoose }: Omit<OptionFieldProps, 'optionStyle'>) {
  const group = useId();
  return (
    <fieldset part="option">
      <legend part="option-name">{name}</legend>
      <div part="values">
        {values.map(({ value, status }) => (
          <label key={value} part="value" data-status={status}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(name, value)}
            />
            <span>{labelText(value, status)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function labelText(value: string, status: ShownOption['values'][number]['status']): string {
  return status === 'available' ? value : fill(localised('choice', choice)[`${status}Value`], { value });
}
