import { FIELD_PARTS } from '#runtime/domain/form/field.ts';
import { controlsOf, partControls } from '#runtime/page/forms/controls.ts';
import { spreadDate } from '#runtime/ui/form/spread-date.ts';
import { spreadDigits } from '#runtime/ui/form/spread-digits.ts';
import type { PlacedField } from './placed-field.ts';

/** Spreads a pasted phone number or date over its inputs; a single input would cut most of it off. */
export function spreadPastes(fields: readonly PlacedField[], signal: AbortSignal): void {
  for (const placed of fields) {
    if (placed.field.type !== 'phone' && placed.field.type !== 'date') continue;
    placed.item.addEventListener('paste', (event) => spreadPaste(placed, event), { signal });
  }
}

function spreadPaste({ field: { type }, item }: PlacedField, event: ClipboardEvent): void {
  if (type !== 'phone' && type !== 'date') return;
  const controls = partControls(type, item);
  const inputs = controlsOf(item).flatMap((control) => {
    const index = controls.indexOf(control);
    const part = FIELD_PARTS[type][index] ?? '';
    const isTyped = control instanceof HTMLInputElement && part && part !== 'Country';
    // A `maxLength` of -1 means any length.
    return isTyped ? [{ control, part, index, length: Math.max(0, control.maxLength) }] : [];
  });
  const from = inputs.findIndex(({ control }) => control === event.target);
  const text = event.clipboardData?.getData('text');
  if (from < 0 || !text) return;
  const spread = type === 'phone' ? spreadDigits(text, inputs.slice(from)) : spreadDate(text, inputs);
  if (!spread) return;
  event.preventDefault();
  for (const { control, index } of inputs) control.value = spread.get(index) ?? control.value;
  event.target?.dispatchEvent(new Event('input', { bubbles: true }));
}
