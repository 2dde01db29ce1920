/**
 * What is said of instalments. No part of the catalogue (see `en.ts`): their provider has them
 * offered in English and, in Canada, in French, whatever language the page around them is in.
 */
export const installments = {
  or: 'or {installmentStr} with',
  payments: '{numInstallments} interest-free payments of {amount}',
  line: 'or {numInstallments} interest-free payments of {amount} with',
  upTo: 'available for orders up to {amount}',
  over: 'available for orders over {amount}',
} as const;

/** The popup's page, in a wording of our own for shops that show none of their provider's. */
export const installmentsInfo = {
  title: 'Pay over time with {provider}',
  intro: 'Have it now, and pay for it in parts, without interest.',
  choose: 'Put what you like into your cart, and choose {provider} at the checkout.',
  first: 'Pay the first part when you order.',
  rest: 'Pay the others on the dates that {provider} shows you before you agree.',
  terms: '{provider} decides whether it can offer you this. Its own terms apply and may include late fees.',
} as const;

/** Another language's, with the same texts. */
export type InstallmentTexts = Record<keyof typeof installments, string>;
export type InstallmentInfoTexts = Record<keyof typeof installmentsInfo, string>;
