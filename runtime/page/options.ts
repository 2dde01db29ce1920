import type { OptionSelection } from '../domain/variants.ts';
import { ownName } from './radio-groups.ts';

/**
 * The controls of one option. Names and values can contain any character: compare them as text, and never build
 * selectors from them.
 */
interface OptionControls {
  name: string;
  selects: HTMLSelectElement[];
  radios: HTMLInputElement[];
}

/**
 * Reads the choices in a `.product-variants`, in page order. Selects and radios are kept equal; either may be missing.
 * Before the scripts came, a visitor may have changed only one of them from what the page's HTML says; that one counts.
 */
export function readOptions(variants: Element): OptionSelection[] {
  return controlsOf(variants).map(({ name, selects, radios }) => {
    const chosen = [
      ...selects.map(({ options, selectedIndex }) => options[selectedIndex]),
      ...radios.filter(isChecked),
    ];
    const values = chosen.filter((control) => control?.value);
    const initial = selects.some(isReset) ? undefined : values[0];
    return { name, value: (values.find((control) => !control?.matches(INITIAL)) ?? initial)?.value ?? '' };
  });
}

const INITIAL = '[selected], [checked]';
/** Whether a visitor has taken back the value that the page's HTML has chosen. */
const isReset = (select: HTMLSelectElement) => !select.value && select.querySelector('[selected]') !== null;
const isChecked = ({ checked }: HTMLInputElement) => checked;

/** Sets selects and radios to the given choices, without events. */
export function writeOptions(variants: Element, selections: readonly OptionSelection[]): void {
  for (const { name, selects, radios } of controlsOf(variants)) {
    const value = selections.find((selection) => selection.name === name)?.value;
    if (value === undefined) continue;
    for (const select of selects) {
      select.value = value;
      // Products V2 shows the choice through this attribute.
      const shown = select.closest<HTMLElement>('[data-selected-value]');
      if (shown) shown.dataset.selectedValue = select.selectedOptions[0]?.text.trim() ?? value;
    }
    for (const radio of radios) radio.checked = radio.value === value;
  }
}

/** The option of a select or radio, with its current value. */
export function optionOf(control: HTMLSelectElement | HTMLInputElement): OptionSelection | undefined {
  const option = control.closest('.variant-option');
  return option ? { name: readControls(option).name, value: control.value } : undefined;
}

/** The controls of each option, in page order. */
export function controlsOf(variants: Element): OptionControls[] {
  return [...variants.querySelectorAll('.variant-option')].map(readControls);
}

function readControls(option: Element): OptionControls {
  const selects = [...option.querySelectorAll('select')];
  const radios = [...option.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const named = option.matches(NAMED) ? option : option.querySelector(NAMED);
  return { name: named?.getAttribute(NAME) ?? nameFromControl(selects[0] ?? radios[0]), selects, radios };
}

/** The option's name in Products V2: `variant-option-NAME-select`, or `variant-option-NAME` for radios. */
function nameFromControl(control: HTMLSelectElement | HTMLInputElement | undefined): string {
  const name = control ? ownName(control).replace(/^variant-option-/, '') : '';
  return control?.matches('select') ? name.replace(/-select$/, '') : name;
}

const NAME = 'data-variant-option-name';
const NAMED = `[${NAME}]`;
