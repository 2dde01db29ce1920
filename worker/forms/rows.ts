import type { Form, FormField } from '#runtime/contracts/form.ts';
import type { FormKind } from '#runtime/contracts/form-enumerations.ts';

/** A row of `forms`. Its HTML was sanitised when it was saved. */
export interface StoredForm {
  id: string;
  kind: FormKind;
  name: string;
  fields: FormField[];
  submitButtonText: string;
  submissionMessage: string;
  submissionHtml: string;
  disclaimerMessage: string;
  /** The address as the owner wrote it; see `redirectOf`. */
  successRedirect: string;
  captchaEnabled: boolean;
  captchaTheme: Form['captchaTheme'];
  captchaAlignment: Form['captchaAlignment'];
  /** Whether submissions are accepted while the captcha's provider is unreachable. */
  captchaFailsOpen: boolean;
  useLightbox: boolean;
  lightboxHandleText: string;
  notifyEmails: string[];
  mailingListId: string | null;
  version: number;
  /** Ms since the epoch. */
  createdAt: number;
  updatedAt: number;
}

export interface FormRow {
  id: string;
  kind: FormKind;
  name: string;
  fields: string;
  submit_button_text: string;
  submission_message: string;
  submission_html: string;
  disclaimer_message: string;
  success_redirect: string;
  captcha_enabled: number;
  captcha_theme: Form['captchaTheme'];
  captcha_alignment: Form['captchaAlignment'];
  captcha_fails_open: number;
  use_lightbox: number;
  lightbox_handle_text: string;
  notify_emails: string;
  mailing_list_id: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}

export function toForm(row: FormRow): StoredForm {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    fields: JSON.parse(row.fields),
    submitButtonText: row.submit_button_text,
    submissionMessage: row.submission_message,
    submissionHtml: row.submission_html,
    disclaimerMessage: row.disclaimer_message,
    successRedirect: row.success_redirect,
    captchaEnabled: row.captcha_enabled === 1,
    captchaTheme: row.captcha_theme,
    captchaAlignment: row.captcha_alignment,
    captchaFailsOpen: row.captcha_fails_open === 1,
    useLightbox: row.use_lightbox === 1,
    lightboxHandleText: row.lightbox_handle_text,
    notifyEmails: JSON.parse(row.notify_emails),
    mailingListId: row.mailing_list_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
