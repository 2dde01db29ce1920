import type { CaptchaSettings, FormField, FormFieldFormats } from '../contracts/form.ts';
import type { FormKind } from '../contracts/form-enumerations.ts';

/** A form as a page shows it, whether it was read from our API, a context script or the page's markup. */
export interface PageForm {
  id: string;
  kind: FormKind;
  name: string;
  fields: FormField[];
  /** '' for the default text. */
  submitButtonText: string;
  /** HTML of the page's or the shop's owner, sanitised before it is shown. */
  submissionMessage: string;
  /** HTML shown after the message, such as a tracking picture or a link. */
  submissionHtml: string;
  disclaimerMessage: string;
  /** The address as written; it is checked when it is used. */
  successRedirect: string;
  captcha: CaptchaSettings | null;
  captchaTheme: 'light' | 'dark';
  captchaAlignment: 'left' | 'center' | 'right';
  useLightbox: boolean;
  lightboxHandleText: string;
  /** Layouts of multi-part fields; without them, those of the page's language. */
  formats?: Partial<FormFieldFormats> | undefined;
  /** The page's own texts, by group and key. */
  localizedStrings?: Readonly<Record<string, unknown>> | undefined;
}
