/** Texts that load with the first form. */

/** Labels and states of a form. */
export const form = {
  submit: 'Submit',
  submitting: 'Submitting…',
  save: 'Save',
  saving: 'Saving…',
  required: '(required)',
  openForm: 'Open Form',
  signUp: 'Sign up for news and updates',
  firstName: 'First Name',
  lastName: 'Last Name',
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  stateProvince: 'State/Province',
  zipPostalCode: 'Zip/Postal Code',
  country: 'Country',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  mm: 'MM',
  dd: 'DD',
  yyyy: 'YYYY',
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Area Code',
  prefix: 'Prefix',
  line: 'Line',
  number: 'Number',
  selectAnOption: 'Select an option',
  stronglyDisagree: 'Strongly Disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly Agree',
  characterCount: '{n} / {max}',
  errorsBelow: 'Your form has encountered a problem. Please scroll down to review.',
  errorsAbove: 'Your form has encountered a problem. Please scroll up to review.',
  thankYou: 'Thank you!',
  formUnavailable: 'This form cannot be shown right now.',
  decoyLabel: 'Leave this field empty',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notAnswered: 'N/A',
} as const;

/** Errors of single fields, and of the form as a whole. */
export const fieldErrors = {
  required: 'Required',
  invalid: 'This entry is not valid.',
  invalidEmail: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  overLimit: 'You have exceeded the character limit.',
  tooLong: 'Value should have a length no longer than {max}.',
  noValidSelection: 'A valid selection must be made.',
  invalidDate: 'This is not a real date.',
  outOfRange: 'Value must be in the range {min} to {max}.',
  invalidCountryCode: 'Country code should have an optional plus and up to 4 digits.',
  invalidNumber: 'Numbers must contain only digits and no other characters.',
  invalidCurrency: 'Currency value should be formatted like 1234 or 123.99.',
  invalidUrl: 'Must be a valid URL.',
  invalidTwitterUsername: 'Must be a valid Twitter username.',
  invalidPassword: 'Passwords should not contain whitespace.',
  invalidQuestion: 'Contained an invalid question.',
  unknownField: 'This field is not part of the form.',
  invalidForm: 'One or more fields is invalid, please check your entries.',
  allEmpty: 'Please fill out at least one form field.',
} as const;

/** Failures of a submission. */
export const formFailures = {
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverError: 'Unable to send form. Please try again later.',
  unknown: 'Unknown error, please try again later.',
  processing: 'Error processing form submission. Please reload and try again.',
  captchaFailed: 'reCAPTCHA failed. Refresh this page and try again.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparsable: 'Could not parse the form fields, please check your entries.',
} as const;

/** Texts of the captcha; its promise rejects with `notSetUp`. */
export const captcha = {
  notSetUp: 'ReCaptcha has not been set up!',
  completeFirst: 'Complete CAPTCHA before submitting.',
  iAmAPerson: 'I am a person',
} as const;

/** The boxes in which visitors ask for a mail when something is back in stock. */
export const restockBox = {
  emailBlank: 'Email cannot be blank',
  emailInvalid: 'Email is invalid',
  signingUp: 'Signing up…',
  signedUp: 'Signed up!',
  confirm: 'Unless you have done so before, please open the link in our email to confirm your address.',
} as const;
