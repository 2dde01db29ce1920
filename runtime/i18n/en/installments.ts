/**
 * Instalment messages. They are not among the texts of `en.ts`, because their provider offers them only in English and,
 * in Canada, in French, in any language of the page.
 */
export const installments = {
  or: 'or {installmentStr} with',
  payments: '{numInstallments} interest-free payments of {amount}',
  line: 'or {numInstallments} interest-free payments of {amount} with',
  upTo: 'available for orders up to {amount}',
  over: 'available for orders over {amount}',
} as const;

/** Our own information page, for shops without one of their provider's. */
export const installmentsInfo = {
  title: 'Pay over time with {provider}',
  intro: 'Get it now and pay in parts, interest-free.',
  choose: 'Add items to your cart and choose {provider} at checkout.',
  first: 'Pay the first part when you order.',
  rest: 'Pay the rest on the dates that {provider} shows you before you agree.',
  terms: '{provider} decides whether it can offer you this. Its own terms apply and may include late fees.',
} as const;

/** The same texts in another language. */
export type InstallmentTexts = Record<keyof typeof installments, string>;
export type InstallmentInfoTexts = Record<keyof typeof installmentsInfo, string>;
