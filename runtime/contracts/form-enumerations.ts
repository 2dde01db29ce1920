/** Closed lists for forms, in a file of their own so that pages without a form do not load them. */

/** Form field types. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'number',
  'currency',
  'website',
  'password',
  'twitter',
  'name',
  'address',
  'date',
  'time',
  'phone',
  'checkbox',
  'radio',
  'select',
  'likert',
  'hidden',
  'section',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/**
 * Kinds of forms: a newsletter form subscribes to a mailing list, an additional-fields form belongs to a product in the
 * cart.
 */
export const FORM_KINDS = ['form', 'newsletter', 'additional-fields'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

export const CAPTCHA_THEME = { light: 1, dark: 2 } as const;
export const CAPTCHA_ALIGNMENT = { left: 1, center: 2, right: 3 } as const;

/** Actions that a captcha token can be requested for. */
const CAPTCHA_ACTIONS = [
  'FORM_BLOCK_SUBMISSION',
  'NEWSLETTER_BLOCK_SUBMISSION',
  'PRODUCT_WAITLIST_SUBMISSION',
  'PROMO_POPUP_SUBMISSION',
] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

/** Values of `type` in `GET /api/template/GetTemplateSchema?type=`. */
export const TEMPLATE_SCHEMA_TYPE = { form: 9 } as const;
