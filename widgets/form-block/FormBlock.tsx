import { type MouseEvent, useEffect, useLayoutEffect, useState } from 'react';
import { readPageFields } from '#runtime/form/page-fields.ts';
import { createFormSession, type FormSession } from '#runtime/form/session.ts';
import { showHtml } from '#runtime/form/show-html.ts';
import { watchAddresses } from '#runtime/places/watch-addresses.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { FormView } from '#runtime/ui/form/FormView.tsx';
import styles from '#runtime/ui/form/form.css';
import { LightContent, useUnknown } from '#runtime/widget.tsx';
import { type FetchedForm, fetchForm, type MissingForm } from './fetch-form.ts';

interface FormBlockProps {
  /** Id of the form. */
  form?: string | undefined;
  /** Id of the popup that the form is in. */
  popup?: string | undefined;
  host: HTMLElement;
}

type ReadyForm = Pick<FetchedForm, 'Lightbox'> & { session: FormSession };

/** Shows a form of the shop. Until it is ready, and if it cannot be fetched, the author's own content shows. */
export function FormBlock({ form, popup, host }: FormBlockProps) {
  return form ? <NamedForm key={form} formId={form} popupId={popup} host={host} /> : <slot />;
}

interface NamedFormProps {
  formId: string;
  popupId: string | undefined;
  host: HTMLElement;
}

function NamedForm({ formId, popupId, host }: NamedFormProps) {
  const [outcome, setOutcome] = useState<ReadyForm | MissingForm>();

  useEffect(() => {
    const life = new AbortController();
    let session: FormSession | undefined;
    const load = async () => {
      const fetched = await fetchForm(formId);
      if (life.signal.aborted || session) return;
      if ('message' in fetched) return setOutcome(fetched);
      session = createFormSession({
        form: fetched.form,
        target: host,
        pageFields: { ...readPageFields(host), ...(popupId && { popupId }) },
      });
      setOutcome({ session, Lightbox: fetched.Lightbox });
    };
    load();
    watchAddresses(host, { productPage: 'form', productSection: 'fields' }, life.signal);
    // A form that could not be fetched is fetched again when the connection is back.
    addEventListener('online', () => session || load(), { signal: life.signal });
    return () => {
      life.abort();
      session?.stop();
    };
  }, [formId, popupId, host]);

  // After each rendering, because a move to another document or shadow root renders again.
  useLayoutEffect(() => adoptStyles(host, styles));

  const isUnknown = outcome && 'isUnknown' in outcome && outcome.isUnknown;
  useUnknown(isUnknown, host, 'form');
  if (!outcome) return <slot />;
  if ('message' in outcome) return hasOwnContent(host) ? <slot /> : <p part="message">{outcome.message}</p>;
  return (
    <div part="frame">
      <slot name="form" />
      <LightContent host={host} slot="form" className="sq-form">
        <ShownForm {...outcome} />
      </LightContent>
    </div>
  );
}

function ShownForm({ session, Lightbox }: ReadyForm) {
  const [opener, setOpener] = useState<HTMLElement>();
  const { form, texts } = session;
  const view = <FormView model={session} formats={form.formats} showHtml={showHtml} />;
  if (!Lightbox) return view;
  const label = form.lightboxHandleText || texts.form.openForm;
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    adoptStyles(document, styles);
    setOpener(currentTarget);
  };
  return (
    <>
      <button
        className="lightbox-handle button sqs-system-button sqs-editable-button sqs-button-element--primary"
        type="button"
        aria-haspopup="dialog"
        onClick={open}
      >
        {label}
      </button>
      <Lightbox opener={opener} label={form.name || label} onClose={() => setOpener(undefined)}>
        <div className="sq-form">{view}</div>
      </Lightbox>
    </>
  );
}

function hasOwnContent(host: HTMLElement): boolean {
  return [...host.childNodes].some((node) => node instanceof Element || node.textContent?.trim());
}
