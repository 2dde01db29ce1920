/** Reasons why a value is invalid; `errorText` puts them into words. Numbers are the limits that the text names. */
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

/** Errors by field id. */
export type FieldErrors = Record<string, FieldError>;
