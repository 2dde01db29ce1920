/**
 * Every code that an error reply of the Worker can carry, with its HTTP status. The text of each is in `apiErrors`
 * (`runtime/i18n`). The body has the fields that the platform's clients read (`error`, `errors`, `crumbFail`), and
 * `code`.
 */
export const ERROR_STATUS = {
  INVALID_REQUEST: 400,
  MALFORMED_JSON: 400,
  UNKNOWN_FIELD: 400,
  QUANTITY_NOT_A_NUMBER: 400,
  QUANTITY_NOT_WHOLE: 400,
  QUANTITY_OUT_OF_RANGE: 400,
  QUANTITY_NOT_ALLOWED: 400,
  VARIANT_REQUIRED: 400,
  VARIANT_UNAVAILABLE: 400,
  NOT_SOLD_BY_CART: 400,
  NOT_A_SUBSCRIPTION: 400,
  COUPON_UNKNOWN: 400,
  SHIPPING_NOT_OFFERED: 400,
  CHECKOUT_INCOMPLETE: 400,
  GIFT_CARD_UNKNOWN: 400,
  MINIMUM_NOT_MET: 400,
  PAYMENT_UNAVAILABLE: 400,
  WEBHOOK_INVALID: 400,
  ADDITIONAL_FIELDS_INVALID: 400,
  IDEMPOTENCY_KEY_INVALID: 400,
  FORM_INVALID: 400,
  FORM_UNPARSABLE: 400,
  SUBMISSION_KEY_INVALID: 400,
  CAPTCHA_FAILED: 400,
  FORM_FIELDS_INVALID: 400,
  REDIRECT_NOT_ALLOWED: 400,
  NOT_DIGITAL: 400,
  FILE_EMPTY: 400,
  UNAUTHORIZED: 401,
  CRUMB_FAIL: 403,
  ORIGIN_NOT_ALLOWED: 403,
  SCOPE_MISSING: 403,
  NOT_FOUND: 404,
  ITEM_NOT_FOUND: 404,
  ENTRY_NOT_FOUND: 404,
  FORM_NOT_CONFIGURED: 404,
  FORM_NOT_FOUND: 404,
  SUBMISSION_NOT_FOUND: 404,
  MAILING_LIST_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  DOWNLOAD_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  OUT_OF_STOCK: 409,
  CART_CONFLICT: 409,
  CART_FULL: 409,
  COUPONS_FULL: 409,
  CHECKOUT_CHANGED: 409,
  FORM_ID_TAKEN: 409,
  MAILING_LIST_ID_TAKEN: 409,
  FORM_CONFLICT: 409,
  ORDER_CONFLICT: 409,
  FILES_FULL: 409,
  FILE_GONE: 409,
  FILE_LENGTH_REQUIRED: 411,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  SUBMITTED_TOO_SOON: 429,
  OVERLOADED: 429,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorBody {
  /** Text for the visitor, in the site's language. */
  error: string;
  code: ErrorCode;
  /** Field name to text, for invalid fields. */
  errors?: Record<string, string>;
  /**
   * True when the crumb was missing, expired or another visitor's. The client then reads the fresh cookie and repeats
   * the call once.
   */
  crumbFail?: true;
}
