import type { FormTexts } from '#runtime/form/form-texts.ts';
import type { FormState } from '#runtime/form/state.ts';
import { controlsOf } from '#runtime/page/forms/controls.ts';
import { childWith } from './child-with.ts';
import { describeBy, type PlacedField, uniqueId } from './placed-field.ts';
import { addToSubmit } from './submit-place.ts';

/** Classes by which themes style the error of a field, and the message about the whole form. */
const ERROR_CLASS = 'field-error';
const SUMMARY_CLASS = `${ERROR_CLASS} form-submission-error`;
/** The box of one control in a newsletter. Themes show errors inside such boxes only, and a name has two of them. */
const NEWSLETTER_BOX = '.newsletter-form-field-wrapper';

/** Shows the errors of a refused form: at each field, and above and below the form. */
export function createErrors(form: HTMLFormElement, fields: readonly PlacedField[], texts: () => FormTexts) {
  const shown = new Map<PlacedField, HTMLElement>();
  let summaries: HTMLElement[] = [];

  function showAt(placed: PlacedField, text: string | undefined): void {
    const { item } = placed;
    const controls = controlsOf(item);
    const error = shown.get(placed) ?? createError(ERROR_CLASS);
    if (text) error.textContent = text;
    if (Boolean(text) === shown.has(placed)) return;
    item.classList.toggle('error', Boolean(text));
    for (const control of controls) {
      describeBy(control, error.id, Boolean(text));
      if (text) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
    if (text) {
      shown.set(placed, error);
      const first = controls[0] as Element;
      const box = first.closest(NEWSLETTER_BOX);
      childWith(box && item.contains(box) ? box : item, first).before(error);
    } else {
      shown.delete(placed);
      error.remove();
    }
  }

  /** Shows the messages about the whole form, including the errors of fields that are not on the page. */
  function summarise(state: FormState): void {
    for (const summary of summaries.splice(0)) summary.remove();
    if (state.status !== 'refused') return;
    const { form: formTexts } = texts();
    const errors = new Map(Object.entries(state.errors));
    for (const { field } of fields) errors.delete(field.id);
    const hasPlaced = errors.size < Object.keys(state.errors).length;
    const below = createError(SUMMARY_CLASS);
    below.setAttribute('role', 'alert');
    for (const line of [
      ...(hasPlaced ? [formTexts.errorsAbove] : []),
      ...new Set([state.message, ...errors.values()]),
    ]) {
      below.append(Object.assign(document.createElement('div'), { textContent: line }));
    }
    addToSubmit(form, below, 'after');
    summaries = [below];
    if (!hasPlaced) return;
    const above = createError(SUMMARY_CLASS);
    above.textContent = formTexts.errorsBelow;
    form.prepend(above);
    summaries.push(above);
  }

  return {
    /**
     * Shows a state. After a submit (`isAnswer`) the messages about the whole form change; while the visitor corrects
     * fields they stay.
     */
    show(state: FormState, isAnswer: boolean): void {
      const errors = state.status === 'refused' ? state.errors : {};
      for (const placed of fields) showAt(placed, errors[placed.field.id]);
      if (isAnswer || state.status !== 'refused') summarise(state);
    },
    /**
     * Moves the focus to the first invalid field, and scrolls to it, or to the message if there is none. A short form is
     * scrolled to as a whole, so that its messages are in sight too. What is in the middle of the window is not covered
     * by a theme's fixed header.
     */
    focusFirst(): void {
      const invalid = [...form.querySelectorAll('.form-item')].find((item) =>
        [...shown.keys()].some((entry) => entry.item === item),
      );
      const controls = invalid ? controlsOf(invalid).filter(isSeen) : [];
      (controls.find(({ value }) => !value) ?? controls[0])?.focus({ preventScroll: true });
      const isShort = form.offsetHeight < innerHeight / 2;
      (isShort ? form : (invalid ?? summaries[0]))?.scrollIntoView({ block: 'center' });
    },
  };
}

/** Whether a control is visible; the engine hides the seconds of a time. */
function isSeen(control: HTMLElement): boolean {
  return !control.closest('[style*="display:none"], [style*="display: none"], [hidden]');
}

function createError(className: string): HTMLElement {
  return Object.assign(document.createElement('div'), { className, id: uniqueId() });
}
