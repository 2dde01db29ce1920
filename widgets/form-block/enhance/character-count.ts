import type { FormTexts } from '#runtime/form/form-texts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { controlsOf } from '#runtime/page/forms/controls.ts';
import { describeBy, type PlacedField, uniqueId } from './placed-field.ts';

/** Writes "n / max" under each textarea that has a limit, marked when it is over (storefront.md §5). */
export function addCharacterCounts(fields: readonly PlacedField[], texts: () => FormTexts, signal: AbortSignal): void {
  for (const { field, item } of fields) {
    const [control] = controlsOf(item);
    const max = field.maxLength;
    if (field.type !== 'textarea' || !max || !control) continue;
    // The limit is told, and checked when the form is sent: what is pasted is not cut off.
    control.removeAttribute('maxlength');
    const counter = document.createElement('div');
    counter.className = 'character-count';
    counter.id = uniqueId();
    const count = () => {
      counter.textContent = fill(texts().form.characterCount, { n: control.value.length, max });
      counter.classList.toggle('error', control.value.length > max);
    };
    count();
    control.after(counter);
    describeBy(control, counter.id, true);
    control.addEventListener('input', count, { signal });
    control.form?.addEventListener('reset', () => setTimeout(count), { signal });
    signal.addEventListener('abort', () => counter.remove());
  }
}
