import { getProduct } from '../api/catalogue.ts';
import type { ApiFailure } from '../api/failure.ts';
import { visitorFailure } from '../api/visitor-failure.ts';
import type { FormValues } from '../contracts/form.ts';
import { shapeError } from '../domain/form/shape.ts';
import { prepareFormTexts } from '../form/form-texts.ts';
import { loadForm } from '../form/load-form.ts';
import { readPageFields } from '../form/page-fields.ts';
import type { PageForm } from '../form/page-form.ts';
import { Undelivered } from '../form/refusal.ts';
import { createFormSession } from '../form/session.ts';
import { showHtml } from '../form/show-html.ts';
import { form as formTexts } from '../i18n/en/forms.ts';
import { localised } from '../i18n/languages.ts';
import { pageFormFromDataForm } from '../page/forms/data-form.ts';
import type { RawForm } from '../page/forms/raw-form.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { type OpenedLightbox, openLightbox } from '../ui/lightbox/open-lightbox.ts';
import styles from './form-lightbox.css';

export interface RequestedForm {
  /** The product that the form belongs to. */
  itemId: string;
  /** Id of the form; without it, the product is read to find the id. */
  formId?: string;
  /** The form as the page carries it, which saves calls. */
  inPage?: unknown;
}

export interface FormLightboxOptions {
  /** The product's name, as the form's heading. */
  title: string;
  /** Element that the form's events start at; it gets the focus back. */
  target: HTMLElement;
  /** First values of the fields, in place of a draft. */
  values?: FormValues | undefined;
  /**
   * Receives the validated values as JSON text while the form waits. The signal fires when the visitor closes the form.
   */
  deliver(additionalFields: string, signal: AbortSignal): Promise<DeliveryResult>;
}

/**
 * Result of a delivery: `accepted` and `stopped` close the form; a failure is shown in the form, under its own title if
 * it has one.
 */
export type DeliveryResult = 'accepted' | 'stopped' | { failure: ApiFailure; title?: string };

type Renderer = typeof import('../ui/form/render-form.tsx');

/**
 * Prepares a product's additional fields for a lightbox; rejects where they cannot be shown. Resolves to a function
 * that opens the lightbox. The lightbox stays open, with what the visitor typed, until the values are accepted; the
 * function resolves when it has closed.
 */
export async function prepareFormLightbox(
  requested: RequestedForm,
): Promise<(options: FormLightboxOptions) => Promise<void>> {
  const [form, renderer] = await Promise.all([findForm(requested), import('../ui/form/render-form.tsx')]);
  return (options) => open(form, renderer, options);
}

async function open(form: PageForm, { renderForm }: Renderer, options: FormLightboxOptions): Promise<void> {
  const { title, target, values } = options;
  const closing = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  // The form's own label would say that a line of the cart is added once more.
  const label = values ? localised('form', formTexts).save : form.submitButtonText;
  const session = createFormSession({
    // Values for the cart need no captcha.
    form: { ...form, captcha: null, submitButtonText: label },
    target,
    pageFields: readPageFields(target),
    sends: false,
    keepsDraft: !values,
    async deliver(formValues) {
      if (closing.signal.aborted) return 'stopped';
      const delivering = options.deliver(JSON.stringify(formValues), closing.signal);
      underWay = delivering;
      const result = await delivering;
      if (typeof result === 'object') return undelivered(result);
      lightbox?.close();
      return result;
    },
  });
  for (const field of form.fields) {
    const value = values?.[field.id];
    // A stored value may not fit the form any more, and a masked password is not a value.
    if (value !== undefined && field.type !== 'password' && !shapeError(field, value)) session.set(field.id, value);
  }

  let lightbox: OpenedLightbox | undefined;
  const show = (content: HTMLElement) => {
    const heading = document.createElement('h2');
    heading.className = 'sq-form-heading';
    heading.textContent = title;
    const container = document.createElement('div');
    content.append(heading, container);
    adoptStyles(content, styles);
    return renderForm(container, session, showHtml);
  };
  await new Promise<void>((onClosed) => {
    lightbox = openLightbox(show, { label: title, returnFocus: target, onClosed });
  });
  closing.abort();
  session.stop();
  // Values that were sent before the visitor closed the form are still delivered.
  await underWay.catch(() => {});
}

function undelivered({ failure, title }: Exclude<DeliveryResult, string>): Undelivered {
  return new Undelivered(title ? `${title}. ${failure.message}` : failure.message, failure.errors);
}

/** Finds the form. The page's own copy is trusted, because the server checks the values. */
async function findForm({ itemId, formId, inPage }: RequestedForm): Promise<PageForm> {
  const form = pageFormFromDataForm(inPage as RawForm | undefined);
  if (form?.fields.length) {
    await prepareFormTexts(form);
    return form;
  }
  const id = formId || (await getProduct(itemId)).additionalFieldsFormId;
  if (!id) throw visitorFailure('broken');
  return loadForm(id);
}
