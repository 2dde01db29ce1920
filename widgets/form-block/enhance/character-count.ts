import type { FormTexts } from '#runtime/form/form-texts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { controlsOf } from '#runtime/page/forms/controls.ts';
import { describeBy, type PlacedField, uniqueId } from './placed-field.ts';

/** Shows "n / max" under each text that has a limit of its own, and marks the text as an error above the limit. */
export function addCharacterCounts(fields: readonly PlacedField[], texts: () => FormTexts, signal: AbortSignal): void {
  for (const { field, item } of fields) {
    const [control] = controlsOf(item);
    const max = field.maxLength;
    if (!/^text/.test(field.type) || !max || !control) continue;
    // The limit is checked when the form is sent. The attribute would silently cut off a pasted text.
    // A copy of the page has no other mark of the limit than ours.
    control.setAttribute('data-sq-maxlength', `${max}`);
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
    signal.addEventListener('abort', () => {
      describeBy(control, counter.id, false);
      counter.remove();
    });
  }
}
