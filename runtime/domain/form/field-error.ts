/** Why a value cannot be taken; `errorText` says it. Numbers are the limits that the text names. */
export type FieldError =
  | { code: 'required' }
  | { code: 'invalid' }
  | { code: 'invalidEmail' }
  | { code: 'overLimit' }
  | { code: 'tooLong'; max: number }
  | { code: 'noValidSelection' }
  | { code: 'invalidDate' }
  | { code: 'outOfRange'; min: number; max: number }
  | { code: 'invalidCountryCode' }
  | { code: 'invalidNumber' }
  | { code: 'invalidCurrency' }
  | { code: 'invalidUrl' }
  | { code: 'invalidTwitterUsername' }
  | { code: 'invalidPassword' }
  | { code: 'invalidQuestion' }
  | { code: 'unknownField' };
export type FieldErrorCode = FieldError['code'];

/** By field id. */
export type FieldErrors = Record<string, FieldError>;
