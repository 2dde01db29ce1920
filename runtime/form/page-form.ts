import type { CaptchaSettings, FormField, FormFieldFormats } from '../contracts/form.ts';
import type { FormKind } from '../contracts/form-enumerations.ts';

/** A form as a page shows it, wherever it was read from: our API, a context script, or the page's own markup. */
export interface PageForm {
  id: string;
  kind: FormKind;
  name: string;
  fields: FormField[];
  /** '' for the catalogue's own. */
  submitButtonText: string;
  /** HTML of the page's or the shop's owner; sanitised before it is shown. */
  submissionMessage: string;
  /** HTML shown after the message: a tracking picture, a further link. */
  submissionHtml: string;
  disclaimerMessage: string;
  /** As written; checked when it is used. */
  successRedirect: string;
  captcha: CaptchaSettings | null;
  captchaTheme: 'light' | 'dark';
  captchaAlignment: 'left' | 'center' | 'right';
  useLightbox: boolean;
  lightboxHandleText: string;
  /** Without them, the layouts of the page's language. */
  formats?: Partial<FormFieldFormats> | undefined;
  /** Texts that the page brings along, by group and key. */
  localizedStrings?: Readonly<Record<string, unknown>> | undefined;
}
