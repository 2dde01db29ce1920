/** Closed lists of forms, apart from those of shops: pages that show no form need not carry them. */

/** Form field types (storefront.md §3; platform.md §3, "Form builder field types"). */
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

/** A newsletter joins a mailing list; additional fields belong to a product's entry in the cart. */
export const FORM_KINDS = ['form', 'newsletter', 'additional-fields'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

export const CAPTCHA_THEME = { light: 1, dark: 2 } as const;
export const CAPTCHA_ALIGNMENT = { left: 1, center: 2, right: 3 } as const;

/** storefront.md §9, "Captcha actions". */
export const CAPTCHA_ACTIONS = [
  'FORM_BLOCK_SUBMISSION',
  'NEWSLETTER_BLOCK_SUBMISSION',
  'PRODUCT_WAITLIST_SUBMISSION',
  'PROMO_POPUP_SUBMISSION',
] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

/** `GET /api/template/GetTemplateSchema?type=` (storefront.md §7). */
export const TEMPLATE_SCHEMA_TYPE = { form: 9 } as const;
