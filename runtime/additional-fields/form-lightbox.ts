import { getProduct } from '../api/catalogue.ts';
import { ApiFailure } from '../api/failure.ts';
import type { FormValues } from '../contracts/form.ts';
import { shapeError } from '../domain/form/shape.ts';
import { prepareFormTexts } from '../form/form-texts.ts';
import { loadForm } from '../form/load-form.ts';
import { readPageFields } from '../form/page-fields.ts';
import type { PageForm } from '../form/page-form.ts';
import { Undelivered } from '../form/refusal.ts';
import { createFormSession } from '../form/session.ts';
import { showHtml } from '../form/show-html.ts';
import { pageFormFromDataForm } from '../page/forms/data-form.ts';
import type { RawForm } from '../page/forms/raw-form.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { type OpenedLightbox, openLightbox } from '../ui/lightbox/open-lightbox.ts';
import styles from './form-lightbox.css';

export interface WantedForm {
  /** The product that asks for it. */
  itemId: string;
  /** Without it, the catalogue is asked. */
  formId?: string;
  /** The form as the page carries it, which spares the calls. */
  inPage?: unknown;
}

export interface FormLightboxOptions {
  /** Of the product: what the form is for. */
  title: string;
  /** Where the form's events start; it gets the focus back. */
  target: HTMLElement;
  /** What the fields start with, in the place of a draft. */
  values?: FormValues | undefined;
  /** Takes the checked values as JSON text, while the form waits. The signal fires when the visitor closes it. */
  deliver(additionalFields: string, signal: AbortSignal): Promise<Taking>;
}

/** `stopped` closes the form as `taken` does; a failure is said in it, under its title if it has one. */
export type Taking = 'taken' | 'stopped' | { failure: ApiFailure; title?: string };

type Renderer = typeof import('../ui/form/render-form.tsx');

/**
 * Fetches what it takes to show the additional fields of a product in a lightbox; rejects where they cannot be shown. What it resolves to opens the lightbox, which stays until the values have
 * been taken, with what was typed, and resolves when it is gone.
 */
export async function prepareFormLightbox(
  wanted: WantedForm,
): Promise<(options: FormLightboxOptions) => Promise<void>> {
  const [form, renderer] = await Promise.all([findForm(wanted), import('../ui/form/render-form.tsx')]);
  return (options) => open(form, renderer, options);
}

async function open(form: PageForm, { renderForm }: Renderer, options: FormLightboxOptions): Promise<void> {
  const { title, target, values } = options;
  const closing = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  const session = createFormSession({
    // What goes into the cart is behind no captcha.
    form: { ...form, captcha: null },
    target,
    pageFields: readPageFields(target),
    sends: false,
    keepsDraft: !values,
    async deliver(taken) {
      if (closing.signal.aborted) return 'stopped';
      const delivering = options.deliver(JSON.stringify(taken), closing.signal);
      underWay = delivering;
      const taking = await delivering;
      if (typeof taking === 'object') return undelivered(taking);
      lightbox?.close();
      return taking;
    },
  });
  for (const field of form.fields) {
    const value = values?.[field.id];
    // The form may have changed since, and a kept password is none.
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
  // What had been sent when the visitor closed it is carried to its end.
  await underWay.catch(() => {});
}

function undelivered({ failure, title }: Exclude<Taking, string>): Undelivered {
  return new Undelivered(title ? `${title}. ${failure.message}` : failure.message, failure.errors);
}

/** What the page carries is taken at its word: the server checks what comes. */
async function findForm({ itemId, formId, inPage }: WantedForm): Promise<PageForm> {
  const form = pageFormFromDataForm(inPage as RawForm | undefined);
  if (form?.fields.length) {
    await prepareFormTexts(form);
    return form;
  }
  const id = formId || (await getProduct(itemId)).additionalFieldsFormId;
  if (!id) throw new ApiFailure('broken');
  return loadForm(id);
}
