import { atom, type ReadableAtom } from 'nanostores';
import { validateForm } from '../api/forms.ts';
import type { FieldValue, FormField, FormValues } from '../contracts/form.ts';
import { isCollected } from '../domain/form/field.ts';
import { formErrors } from '../domain/form/validate.ts';
import { emptyValue, hiddenValue, isFormEmpty, withoutPasswords } from '../domain/form/values.ts';
import { emit, type StorefrontEvents } from '../events.ts';
import { report } from '../report.ts';
import { openDraft } from './draft.ts';
import { followRedirect } from './follow-redirect.ts';
import { type FormTexts, formTexts, prepareFormTexts } from './form-texts.ts';
import type { PageFields } from './page-fields.ts';
import type { PageForm } from './page-form.ts';
import { type Refusal, refusalOf, refusalOfFieldErrors, refused, Undelivered } from './refusal.ts';
import { type FormCaptcha, sendForm, type UncertainKey } from './send.ts';
import { createStamp } from './stamp.ts';
import { type FormState, isBusy } from './state.ts';

export interface FormSessionOptions {
  form: PageForm;
  /** Element that the events start at; the document once it has left the page. */
  target: Element;
  pageFields: PageFields;
  /**
   * Whether the form is sent to the server. Off for a product's additional fields, which go into the cart. On by
   * default.
   */
  sends?: boolean;
  /** Receives the validated values of a form that is not sent. */
  deliver?: (values: FormValues) => Promise<Delivery>;
  /** Whether what the visitor types is kept as a draft; on by default. */
  keepsDraft?: boolean;
}

/** Result of a delivery; `stopped` means that nothing was done and nothing needs to be shown. */
type Delivery = 'accepted' | 'stopped' | Undelivered;

/** One form as one visitor fills it in, however it is shown. */
export interface FormSession {
  readonly form: PageForm;
  readonly texts: FormTexts;
  readonly $state: ReadableAtom<FormState>;
  /** Values by field id; every field has one from the start. */
  readonly $values: ReadableAtom<FormValues>;
  /** Whether the form stands in a popup of the shop. */
  readonly isInPopup: boolean;
  /** Content of the decoy field, which people cannot see. */
  readonly decoy: string;
  /** Sets a value, clears the field's error, and updates the draft. */
  set(fieldId: string, value: FieldValue): void;
  setDecoy(text: string): void;
  /** Sets the captcha; a form that needs one is not sent without it. */
  useCaptcha(captcha: FormCaptcha | undefined): void;
  /** Marks the form as used or shown to the visitor; only the first call counts. */
  attend(): void;
  /** Submits the form. Resolves when it was accepted or refused; never rejects. Ignored while a submit is under way. */
  submit(): Promise<void>;
  /** The success message that replaces the form: the owner's HTML, for `showHtml`. */
  success(): { message: string; html: string } | undefined;
  /** Saves the draft and stops listening; calls under way run to their end. */
  stop(): void;
}

export function createFormSession(options: FormSessionOptions): FormSession {
  const { form, pageFields, sends = true, deliver, keepsDraft = true } = options;
  const draft = keepsDraft ? openDraft(form.id, form.fields) : undefined;
  const stamp = createStamp(form.id);
  const $state = atom<FormState>({ status: 'editing' });
  const $values = atom<FormValues>({ ...initialValues(form.fields), ...draft?.restored });
  const texts = () => formTexts(form);
  const uncertain: UncertainKey = {};
  let captcha: FormCaptcha | undefined;
  let decoy = '';
  void prepareFormTexts(form);

  const dispatch = <Name extends keyof StorefrontEvents>(
    name: Name,
    detail: StorefrontEvents[Name],
    cancelable = false,
  ) => emit(options.target.isConnected ? options.target : document, name, detail, { cancelable });

  /** Sets the state; a listener that throws must not make a successful submission fail. */
  const moveTo = (state: FormState) => {
    try {
      $state.set(state);
    } catch (error) {
      report(error, 'a listener of a form failed');
    }
  };

  const refuse = (refusal: Refusal) => {
    moveTo(refusal);
    dispatch('sq-form-failed', { formId: form.id, message: refusal.message });
  };

  /** Errors found before any call is made. */
  const findRefusal = (values: FormValues): Refusal | undefined => {
    const errors = formErrors(form.fields, values);
    if (Object.keys(errors).length > 0) return refusalOfFieldErrors(errors, texts());
    if (!sends) return undefined;
    if (isFormEmpty(form.fields, values)) return refused(texts().fieldErrors.allEmpty);
    return captcha?.needsTick && !captcha.isSolved() ? refused(texts().captcha.completeFirst) : undefined;
  };

  /** Submits the values. Returns the server's redirect; undefined where the submission was stopped. */
  const send = async (values: FormValues): Promise<string | undefined> => {
    moveTo({ status: 'saving' });
    await validateForm(form.id, values);
    if (!sends) {
      const delivery = await deliver?.(values);
      if (delivery instanceof Undelivered) throw delivery;
      return delivery === 'stopped' ? undefined : '';
    }
    moveTo({ status: 'submitting' });
    try {
      const answer = await sendForm({ form, values, pageFields, decoy, stamp: stamp.value(), captcha }, uncertain);
      return answer.successRedirect;
    } catch (error) {
      captcha?.reset();
      throw error;
    }
  };

  return {
    form,
    get texts() {
      return texts();
    },
    $state,
    $values,
    isInPopup: pageFields.popupId !== undefined,
    get decoy() {
      return decoy;
    },
    set(fieldId, value) {
      const isOver = sends && $state.get().status === 'submitted';
      if (isOver || !form.fields.some((field) => field.id === fieldId && isCollected(field))) return;
      $values.set({ ...$values.get(), [fieldId]: value });
      draft?.keep($values.get());
      moveTo(stateAfterEdit($state.get(), fieldId));
    },
    setDecoy(text) {
      decoy = text;
    },
    useCaptcha(next) {
      captcha = next;
    },
    attend() {
      if (sends) stamp.ask();
    },
    async submit() {
      const state = $state.get();
      if (isBusy(state) || state.status === 'submitted') return;
      const values = { ...$values.get() };
      const refusal = findRefusal(values);
      if (refusal) return refuse(refusal);
      const detail = { formId: form.id, values: withoutPasswords(form.fields, values) };
      if (!dispatch('sq-form-submitting', detail, true)) return;
      let redirect: string | undefined;
      try {
        redirect = await send(values);
      } catch (error) {
        return refuse(refusalOf(error, form, texts()));
      }
      if (redirect === undefined) return moveTo({ status: 'editing' });
      draft?.drop();
      moveTo({ status: 'submitted' });
      dispatch('sq-form-submitted', detail);
      if (!sends) return;
      if (form.kind === 'newsletter') dispatch('sq-newsletter-subscribed', { formId: form.id });
      followRedirect(redirect, form.successRedirect);
    },
    success() {
      if (!sends || $state.get().status !== 'submitted') return undefined;
      return { message: form.submissionMessage || texts().form.thankYou, html: form.submissionHtml };
    },
    stop() {
      draft?.stop();
    },
  };
}

/**
 * The state after an edit: the field loses its error, and a form that is being validated can be edited and validated
 * again.
 */
function stateAfterEdit(state: FormState, fieldId: string): FormState {
  if (state.status === 'submitted') return { status: 'editing' };
  if (state.status !== 'refused' || !Object.hasOwn(state.errors, fieldId)) return state;
  const { [fieldId]: _, ...errors } = state.errors;
  return Object.keys(errors).length > 0 ? { ...state, errors } : { status: 'editing' };
}

/** Returns the first value of every field: empty, or for hidden fields the value from the page's address. */
function initialValues(fields: readonly FormField[]): Record<string, FieldValue> {
  const query = new URLSearchParams(location.search);
  const start = (field: FormField) => (field.type === 'hidden' ? hiddenValue(field, query) : emptyValue(field));
  return Object.fromEntries(fields.filter(isCollected).map((field) => [field.id, start(field)]));
}
