import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';

/** Names the kinds of forms as people know them. */
export const KIND_NAMES: Readonly<Record<FormKind, string>> = {
  form: formsTexts.contactOrOtherForm,
  newsletter: formsTexts.newsletterSignUp,
  'additional-fields': formsTexts.questionsAboutAProduct,
};

export const KIND_OPTIONS = Object.entries(KIND_NAMES) as [FormKind, string][];

export const KIND_HINTS: Readonly<Record<FormKind, string>> = {
  form: formsTexts.whatVisitorsSendIsKept,
  newsletter: formsTexts.peopleWhoSend,
  'additional-fields': formsTexts.buyersAnswerItBefore,
};
