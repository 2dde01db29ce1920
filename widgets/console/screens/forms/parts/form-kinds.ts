import type { FormKind } from '#runtime/contracts/form-enumerations.ts';

/** Names the kinds of forms as people know them. */
export const KIND_NAMES: Readonly<Record<FormKind, string>> = {
  form: 'Contact or other form',
  newsletter: 'Newsletter sign-up',
  'additional-fields': 'Questions about a product',
};

export const KIND_OPTIONS = Object.entries(KIND_NAMES) as [FormKind, string][];

export const KIND_HINTS: Readonly<Record<FormKind, string>> = {
  form: 'What visitors send is kept here, and mailed to you if you like.',
  newsletter: 'People who send it join a mailing list. The form needs a field of the type Email.',
  'additional-fields': 'Buyers answer it before a product goes into their cart. Their answers stay with the order.',
};
