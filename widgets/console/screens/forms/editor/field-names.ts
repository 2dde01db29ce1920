import { formsTexts } from '#runtime/i18n/en/console/forms.ts';

/** Names the parts of a form as people know them, for when two of them have changed one. */
export const FIELD_NAMES = {
  kind: formsTexts.kindOfForm,
  name: formsTexts.nameOfTheForm,
  fields: formsTexts.fields,
  submitButtonText: formsTexts.textOfTheButton,
  submissionMessage: formsTexts.textInThePlace,
  submissionHTML: formsTexts.htmlBelowThatText,
  disclaimerMessage: formsTexts.disclaimer,
  successRedirect: formsTexts.pageThatOpensAfter,
  captchaEnabled: formsTexts.captcha,
  captchaTheme: formsTexts.coloursOfTheCaptcha,
  captchaAlignment: formsTexts.placeOfTheCaptcha,
  captchaFailsOpen: formsTexts.whetherTheForm,
  useLightbox: formsTexts.buttonThatOpens,
  lightboxHandleText: formsTexts.textOfTheButtonThatOpens,
  notifyEmails: formsTexts.emailAddresses,
  mailingListId: formsTexts.mailingList,
} as const;
