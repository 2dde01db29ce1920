import type { FieldValue, FormField } from '../../contracts/form.ts';
import { FIELD_PARTS, isMultiPart, LIKERT_SCALE } from '../../domain/form/field.ts';
import { emptyValue } from '../../domain/form/values.ts';
import { type Control, controlsOf, partControls, questionsOf } from './controls.ts';

/** Reads the current value of a field's controls, typed or autofilled. */
export function readValue(field: FormField, item: Element): FieldValue {
  const { type } = field;
  if (type === 'section') return emptyValue(field);
  if (isMultiPart(type)) return partControls(type, item).map((control) => control?.value ?? '');
  const controls = controlsOf(item);
  if (type === 'checkbox') return controls.filter(isChecked).map(({ value }) => value);
  if (type === 'radio') return controls.find(isChecked)?.value ?? '';
  if (type === 'likert') return readAnswers(field, item);
  return controls[0]?.value ?? '';
}

/**
 * Reads the answers of a likert under the questions of the form's definition; on the page their text may be shortened
 * or styled.
 */
function readAnswers({ options = [] }: FormField, item: Element): Record<string, string[]> {
  const answers: Record<string, string[]> = {};
  questionsOf(item).forEach(({ text, answers: controls }, index) => {
    const chosen = controls.findIndex(isChecked);
    if (chosen < 0) return;
    const question = options.includes(text) ? text : (options[index] ?? text);
    answers[question] = [scaleValue(controls, chosen)];
  });
  return answers;
}

function scaleValue(controls: readonly HTMLInputElement[], index: number): string {
  const value = controls[index]?.value ?? '';
  return LIKERT_SCALE.some((step) => step === value) ? value : (LIKERT_SCALE[index] ?? value);
}

/** Writes a value into a field's controls, as if the visitor had entered it. */
export function writeValue(field: FormField, item: Element, value: FieldValue): void {
  const { type, options = [] } = field;
  if (isMultiPart(type)) {
    partControls(type, item).forEach((control, index) => {
      const parts = Array.isArray(value) ? value : [];
      const part = parts[index + parts.length - FIELD_PARTS[type].length];
      if (control && part) control.value = part;
    });
  } else if (type === 'likert') {
    questionsOf(item).forEach(({ text, answers }, index) => {
      const chosen = (value as Record<string, string[]>)[options.includes(text) ? text : (options[index] ?? text)];
      answers.forEach((answer, step) => {
        answer.checked = chosen?.[0] === scaleValue(answers, step);
      });
    });
  } else if (type === 'checkbox' || type === 'radio') {
    for (const control of controlsOf(item))
      (control as HTMLInputElement).checked = [value].flat().includes(control.value);
  } else {
    const [control] = controlsOf(item);
    if (control && typeof value === 'string') control.value = value;
  }
}

/** Whether a control differs from what the page was sent with: changed by the visitor, the browser or a script. */
export function isTouched(item: Element): boolean {
  return controlsOf(item).some((control) => {
    if (control instanceof HTMLSelectElement) {
      const selected = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
      return control.value !== (selected?.value ?? '');
    }
    if (control instanceof HTMLInputElement && isChoice(control)) return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  });
}

function isChecked(control: Control): boolean {
  return control instanceof HTMLInputElement && isChoice(control) && control.checked;
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
