import { hiddenValue, isEmpty } from '#runtime/domain/form/values.ts';
import { readPageFields } from '#runtime/form/page-fields.ts';
import { createFormSession, type FormSession } from '#runtime/form/session.ts';
import { type FormState, isBusy } from '#runtime/form/state.ts';
import { controlsOf } from '#runtime/page/forms/controls.ts';
import { isTouched, readValue, writeValue } from '#runtime/page/forms/values.ts';
import type { PageFormReading } from '#runtime/page/forms.ts';
import { watchAddresses } from '#runtime/places/watch-addresses.ts';
import { patchSubmit } from '#runtime/ui/form/patch-submit.ts';
import { createCaptchaPlace } from './captcha-place.ts';
import { addCharacterCounts } from './character-count.ts';
import { addDecoy } from './decoy.ts';
import { addDisclaimer } from './disclaimer.ts';
import { createErrors } from './errors.ts';
import { patchLabels } from './labels.ts';
import { spreadPastes } from './pastes.ts';
import { describeBy, ID_START, type PlacedField, placeFields } from './placed-field.ts';
import { createSubmitControl } from './submit-control.ts';
import { thank } from './thank.ts';

/** Class by which themes style a form while it is being sent. */
const SUBMITTING_CLASS = 'submitting';
/** Messages and counters that were added to a form. */
const ADDITIONS = `:is(.field-error,.character-count)[id^="${ID_START}"]`;

/** A form in the page's own markup that we make work. */
export interface EnhancedForm {
  /** Prepares the form for a visitor who uses it; resolves when its captcha, if it has one, is ready. */
  attend(): Promise<void>;
  submit(): Promise<void>;
}

/** The life of a form that is being enhanced, and the moments at which it may move. */
export interface Enhancing {
  /** Fires when the form leaves the page. */
  signal: AbortSignal;
  /** Resolves when the visitor holds no press, whose click is lost where the button moves. */
  whenReleased(): Promise<void>;
}

/** Makes a form work in markup that has all of its fields, and shows the form's state there. */
export function enhanceForm(
  form: HTMLFormElement,
  reading: PageFormReading,
  { signal, whenReleased }: Enhancing,
): EnhancedForm {
  replaceHandlers(form, reading.form.id);
  removeCopiedParts(form);
  const session = createFormSession({ form: reading.form, target: form, pageFields: readPageFields(form) });
  signal.addEventListener('abort', () => session.stop());
  const texts = () => session.texts;
  const fields = placeFields(form, reading.form.fields);
  patchLabels(fields, texts);
  syncValues(fields, session);
  addCharacterCounts(fields, texts, signal);
  spreadPastes(fields, signal);
  watchAddresses(form, { productPage: 'form', productSection: 'fields' }, signal);
  void addDisclaimer(form, reading.form.disclaimerMessage, signal, whenReleased);
  const decoy = addDecoy(form, texts, signal);
  const errors = createErrors(form, fields, texts);
  const button = createSubmitControl(form);
  let isUnsolved = false;
  const captcha = createCaptchaPlace(
    form,
    session,
    ({ needsTick, isSolved }) => {
      isUnsolved = needsTick && !isSolved();
      show(session.$state.get());
    },
    signal,
  );

  function show(state: FormState): void {
    const { saving, submitting } = texts().form;
    form.classList.toggle(SUBMITTING_CLASS, isBusy(state));
    button.label(isBusy(state) ? (state.status === 'saving' ? saving : submitting) : undefined);
    button.lock(isBusy(state) || isUnsolved);
  }

  let isSending = false;
  let isAsked = false;
  const unlisten = session.$state.listen((state) => {
    show(state);
    errors.show(state, isAsked);
    if (state.status === 'submitted') thank(form, session);
    if (state.status === 'refused' && isAsked) errors.focusFirst();
  });
  signal.addEventListener('abort', () => {
    unlisten();
    show({ status: 'editing' });
    errors.show({ status: 'editing' }, false);
  });

  async function attend(): Promise<void> {
    session.attend();
    if (!reading.hasCaptcha) return;
    await whenReleased();
    await captcha.prepare();
  }
  for (const type of ['focusin', 'pointerdown']) form.addEventListener(type, attend, { once: true, signal });
  if (form.contains(document.activeElement)) void attend();

  function onEdit({ target }: Event): void {
    const placed = fields.find(({ item }) => item.contains(target as Node));
    if (placed) session.set(placed.field.id, readValue(placed.field, placed.item));
  }
  for (const type of ['input', 'change']) form.addEventListener(type, onEdit, { signal });

  function readAll(): void {
    for (const { field, item } of fields) session.set(field.id, readValue(field, item));
  }
  // The controls are reset only after the event.
  form.addEventListener('reset', () => setTimeout(readAll), { signal });

  return {
    attend,
    async submit() {
      if (isSending) return;
      isSending = true;
      try {
        const isReady = attend();
        // Browsers fill in some fields without an event.
        readAll();
        session.setDecoy(decoy.value);
        if (reading.hasCaptcha) show({ status: 'saving' });
        await isReady;
        isAsked = true;
        await session.submit();
      } finally {
        isAsked = false;
        isSending = false;
        // A listener of the page may have cancelled the submit, which changes no state.
        show(session.$state.get());
      }
    },
  };
}

/** Removes what was added to a form before a script copied its page, to show it again on the way back. */
function removeCopiedParts(form: Element): void {
  for (const copy of form.querySelectorAll(ADDITIONS)) {
    for (const control of form.querySelectorAll(`[aria-describedby~="${copy.id}"]`)) {
      describeBy(control, copy.id, false);
      control.removeAttribute('aria-invalid');
    }
    copy.closest('.form-item')?.classList.remove('error');
    copy.remove();
  }
  form.querySelector('[data-sq-decoy]')?.closest('label')?.remove();
}

/** Removes the page's inline handler and the browser's own validation, so that only our code handles the form. */
function replaceHandlers(form: HTMLFormElement, formId: string): void {
  form.onsubmit = null;
  form.removeAttribute('onsubmit');
  form.dataset.formId ||= formId;
  form.noValidate = true;
  patchSubmit(form);
}

/**
 * Reads values that were typed before this code ran. Other fields get their value from the visitor's draft, and hidden
 * fields theirs from the page's address.
 */
function syncValues(fields: readonly PlacedField[], { $values, set }: FormSession): void {
  const query = new URLSearchParams(location.search);
  for (const { field, item } of fields) {
    if (field.type === 'hidden') {
      const [control] = controlsOf(item);
      if (!control) continue;
      const { key = control.name, value } = field;
      control.value = hiddenValue({ ...field, key, value: control.value || value }, query);
    } else if (isTouched(item)) {
      set(field.id, readValue(field, item));
    } else {
      const draft = $values.get()[field.id];
      if (draft !== undefined && !isEmpty(field, draft)) writeValue(field, item, draft);
    }
  }
}
