/** Names the parts of a form as people know them, for when two of them have changed one. */
export const FIELD_NAMES = {
  kind: 'Kind of form',
  name: 'Name of the form',
  fields: 'Fields',
  submitButtonText: 'Text of the button',
  submissionMessage: 'Text in the place of the form',
  submissionHTML: 'HTML below that text',
  disclaimerMessage: 'Disclaimer',
  successRedirect: 'Page that opens after sending',
  captchaEnabled: 'Captcha',
  captchaTheme: 'Colours of the captcha',
  captchaAlignment: 'Place of the captcha',
  captchaFailsOpen: 'Whether the form is accepted without the captcha’s provider',
  useLightbox: 'Button that opens the form',
  lightboxHandleText: 'Text of the button that opens the form',
  notifyEmails: 'Email addresses',
  mailingListId: 'Mailing list',
} as const;
