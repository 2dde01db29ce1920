import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import { validateForm } from '../api/forms.ts';
import type { FieldValue, FormValues } from '../contracts/form.ts';
import { isCollected } from '../domain/form/field.ts';
import { formErrors } from '../domain/form/validate.ts';
import { isFormEmpty, withoutPasswords } from '../domain/form/values.ts';
import { emit, type StorefrontEvents } from '../events.ts';
import { report } from '../report.ts';
import { openDraft } from './draft.ts';
import { followRedirect } from './follow-redirect.ts';
import { type FormTexts, formTexts, prepareFormTexts } from './form-texts.ts';
import type { PageFields } from './page-fields.ts';
import type { PageForm } from './page-form.ts';
import { type Refusal, refusalOf, refusalOfFieldErrors, refused, Undelivered } from './refusal.ts';
import { type FormCaptcha, type HeldKey, sendForm } from './send.ts';
import { createStamp } from './stamp.ts';
import { initialValues } from './start-values.ts';
import { type FormState, isBusy } from './state.ts';

export interface FormSessionOptions {
  form: PageForm;
  /** Where the events start; the document once it has left the page. */
  target: Element;
  pageFields: PageFields;
  /** Off for the additional fields of a product: what the server takes goes with the cart's entry. On by default. */
  sends?: boolean;
  /** Takes the checked values of a form that is not sent, as a part of its submit. */
  deliver?: (values: FormValues) => Promise<Delivery>;
  /** On by default. */
  keepsDraft?: boolean;
}

/** `stopped`: nothing was done, and nothing is to be said of it. */
export type Delivery = 'taken' | 'stopped' | Undelivered;

/** One form in a visitor's hands, whoever shows it. */
export interface FormSession {
  readonly form: PageForm;
  readonly texts: FormTexts;
  readonly $state: ReadableAtom<FormState>;
  /** By field id; every field that has a value is there from the start. */
  readonly $values: MapStore<FormValues>;
  /** What stands in the field that people do not see. */
  readonly decoy: string;
  /** Takes a value, with it the field's error away, and keeps it as a draft. */
  set(fieldId: string, value: FieldValue): void;
  setDecoy(text: string): void;
  /** A form with a captcha is sent only while it has one. */
  useCaptcha(captcha: FormCaptcha | undefined): void;
  /** The visitor has turned to the form, or it has been put before them; only the first time counts. */
  attend(): void;
  /** Resolves when it has been taken or refused; never rejects. A second one meanwhile is ignored. */
  submit(): Promise<void>;
  /** What takes the form's place once it has been sent: HTML of its owner, for `showHtml`. */
  success(): { message: string; html: string } | undefined;
  /** Keeps the draft and listens no more; what is on its way is carried to its end. */
  stop(): void;
}

export function createFormSession(options: FormSessionOptions): FormSession {
  const { form, pageFields, sends = true, deliver, keepsDraft = true } = options;
  const draft = keepsDraft ? openDraft(form.id, form.fields) : undefined;
  const stamp = createStamp(form.id);
  const $state = atom<FormState>({ status: 'editing' });
  const $values = map<FormValues>({ ...initialValues(form.fields), ...draft?.restored });
  const texts = () => formTexts(form);
  const held: HeldKey = {};
  let captcha: FormCaptcha | undefined;
  let decoy = '';
  void prepareFormTexts(form);

  const tell = <Name extends keyof StorefrontEvents>(name: Name, detail: StorefrontEvents[Name], cancelable = false) =>
    emit(options.target.isConnected ? options.target : document, name, detail, { cancelable });

  /** A listener that throws must not turn what was sent into what has failed. */
  const moveTo = (state: FormState) => {
    try {
      $state.set(state);
    } catch (error) {
      report(error, 'a listener of a form failed');
    }
  };

  const refuse = (refusal: Refusal) => {
    moveTo(refusal);
    tell('sq:form:failed', { formId: form.id, message: refusal.message });
  };

  /** What is wrong before any call is made. */
  const findRefusal = (values: FormValues): Refusal | undefined => {
    const errors = formErrors(form.fields, values);
    if (Object.keys(errors).length > 0) return refusalOfFieldErrors(errors, texts());
    if (!sends) return undefined;
    if (isFormEmpty(form.fields, values)) return refused(texts().fieldErrors.allEmpty);
    return captcha?.needsTick && !captcha.isSolved() ? refused(texts().captcha.completeFirst) : undefined;
  };

  /** The redirect that the server names; undefined where it was stopped. */
  const carryOut = async (values: FormValues): Promise<string | undefined> => {
    moveTo({ status: 'saving' });
    await validateForm(form.id, values);
    if (!sends) {
      const delivery = await deliver?.(values);
      if (delivery instanceof Undelivered) throw delivery;
      return delivery === 'stopped' ? undefined : '';
    }
    moveTo({ status: 'submitting' });
    try {
      const answer = await sendForm({ form, values, pageFields, decoy, stamp: stamp.value(), captcha }, held);
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
    get decoy() {
      return decoy;
    },
    set(fieldId, value) {
      const isOver = sends && $state.get().status === 'submitted';
      if (isOver || !form.fields.some((field) => field.id === fieldId && isCollected(field))) return;
      $values.setKey(fieldId, value);
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
      const told = { formId: form.id, values: withoutPasswords(form.fields, values) };
      if (!tell('sq:form:submitting', told, true)) return;
      let redirect: string | undefined;
      try {
        redirect = await carryOut(values);
      } catch (error) {
        return refuse(refusalOf(error, form, texts()));
      }
      if (redirect === undefined) return moveTo({ status: 'editing' });
      draft?.drop();
      moveTo({ status: 'submitted' });
      tell('sq:form:submitted', told);
      if (!sends) return;
      if (form.kind === 'newsletter') tell('sq:newsletter:subscribed', { formId: form.id });
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

/** An edited field loses its error; fields that are only checked can be edited and checked again. */
function stateAfterEdit(state: FormState, fieldId: string): FormState {
  if (state.status === 'submitted') return { status: 'editing' };
  if (state.status !== 'refused' || !Object.hasOwn(state.errors, fieldId)) return state;
  const { [fieldId]: _, ...errors } = state.errors;
  return Object.keys(errors).length > 0 ? { ...state, errors } : { status: 'editing' };
}
