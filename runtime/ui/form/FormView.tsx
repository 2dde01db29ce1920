import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { captchaAction } from '../../domain/form/captcha-action.ts';
import { CaptchaBox } from '../captcha/CaptchaBox.tsx';
import type { Captcha } from '../captcha/captcha.ts';
import { Field, Section } from './Field.tsx';
import type { Formats, FormModel, ShowHtml } from './form-model.ts';
import { patchSubmit } from './patch-submit.ts';
import { OwnHtml, Success } from './Success.tsx';
import { syncAutofill } from './sync-autofill.tsx';
import { Decoy, Hidden } from './unseen-fields.tsx';

interface FormViewProps {
  model: FormModel;
  formats?: Formats | undefined;
  showHtml: ShowHtml;
}

const NO_ERRORS: Readonly<Record<string, string>> = {};
let scopes = 0;

/**
 * A whole form, from its first field to its success message. Its markup is that of the engine's own forms, so that a
 * theme's styles apply to it.
 */
export function FormView({ model, formats = {}, showHtml }: FormViewProps) {
  const { form, texts, $state } = model;
  const state = useStore($state);
  const [scope] = useState(() => `sq-form-${++scopes}`);
  const [submits, setSubmits] = useState(0);
  /** Number of finished submits; after each, the first invalid field gets the focus. */
  const [reviews, setReviews] = useState(0);
  const [captcha, setCaptcha] = useState<Captcha>();
  const [isSolved, setSolved] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);

  const success = model.success();
  const isBusy = state.status === 'saving' || state.status === 'submitting';
  const { message, errors } = state.status === 'refused' ? state : { message: '', errors: NO_ERRORS };
  // After a refusal the button stays disabled until a new tick; before, a press shows that the tick is missing.
  const awaitsTick = reviews > 0 && captcha?.needsTick && !isSolved;
  const hasErrors = Object.keys(errors).length > 0;
  const label = isBusy
    ? texts.form[state.status as 'saving' | 'submitting']
    : form.submitButtonText || texts.form.submit;

  useEffect(() => model.attend(), [model]);
  useEffect(() => {
    if (reviews > 0 && wrapper.current) focusFirstInvalid(wrapper.current);
  }, [reviews]);

  const replaceCaptcha = (next: Captcha | undefined) => {
    setCaptcha(next);
    // biome-ignore lint/correctness/useHookAtTopLevel: not a hook; it gives the session the captcha to use
    model.useCaptcha(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    syncAutofill(event.currentTarget);
    setSubmits(submits + 1);
    await model.submit();
    setReviews((count) => count + 1);
  };

  return (
    <div className="form-wrapper" ref={wrapper}>
      {/* Screen readers announce the same text twice only if something in it differs. */}
      <div className="sq-visually-hidden" role="status">
        {isBusy ? label : message + (submits % 2 ? '' : '\u00a0')}
      </div>
      {success ? (
        <Success {...success} showHtml={showHtml} />
      ) : (
        <div className="form-inner-wrapper">
          <form
            className="react-form-contents"
            autoComplete="on"
            noValidate
            ref={patchSubmit}
            onSubmit={submit}
            onReset={(event) => event.preventDefault()}
            aria-busy={isBusy}
          >
            {hasErrors && <p className="form-errors">{texts.form.errorsBelow}</p>}
            <div className="field-list clear">
              {form.fields.map((field) => {
                if (field.type === 'section') return <Section field={field} key={field.id} />;
                if (field.type === 'hidden') return <Hidden model={model} id={field.id} key={field.id} />;
                return (
                  <Field
                    key={field.id}
                    field={field}
                    model={model}
                    formats={formats}
                    scope={scope}
                    error={errors[field.id]}
                    isReviewed={reviews > 0}
                  />
                );
              })}
            </div>
            <Decoy model={model} />
            {form.captcha && (
              <CaptchaBox
                settings={form.captcha}
                theme={form.captchaTheme}
                alignment={form.captchaAlignment}
                action={captchaAction(form.kind, model.isInPopup)}
                onCaptcha={replaceCaptcha}
                onChange={setSolved}
              />
            )}
            {form.disclaimerMessage && (
              <OwnHtml className="form-disclaimer" html={form.disclaimerMessage} showHtml={showHtml} />
            )}
            {message && (
              <p className="form-errors">
                {message} {hasErrors && texts.form.errorsAbove}
              </p>
            )}
            <div className="form-button-wrapper">
              <button
                className="button sqs-system-button sqs-editable-button sqs-button-element--primary"
                type="submit"
                aria-disabled={isBusy || awaitsTick || undefined}
              >
                {label}
              </button>
            </div>
          </form>
        </div>
      )}
    </div>
  );
}

/** Scrolls to the first invalid field and moves the focus into it, if there is one. */
function focusFirstInvalid(form: Element): void {
  const item = form.querySelector('.form-item.error');
  const control = item?.querySelector<HTMLElement>('input, select, textarea');
  if (!item || !control) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.focus({ preventScroll: true });
  item.scrollIntoView({
    block: item.clientHeight > innerHeight ? 'start' : 'center',
    behavior: isStill ? 'auto' : 'smooth',
  });
}
