/** What the law asks to be told of a product before it is bought. */

export { ageConfirmation, ageMissing } from './age.ts';
export { INFORMATION_MARK, INFORMATION_STYLE, informationHtml } from './html.ts';
export { type InformedProduct, productInformation } from './information.ts';
export { type WithdrawalKind, withdrawalNotes } from './withdrawal-notes.ts';
