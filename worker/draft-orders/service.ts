/** Orders that owners write, before their payment. */

export {
  expiredEdits,
  expiredEditsOf,
  expireEditStatements,
  insertEditStatements,
  openEdit,
} from './edits.ts';
export { eraseDraftsStatements } from './erase.ts';
export { deleteOldDrafts } from './expiry.ts';
export { noticeLateLinks } from './late.ts';
export { linkToken, payPath } from './links.ts';
export { paymentLinkMail, paymentLinkSamples } from './mail.ts';
export { draftsOfPerson } from './of-person.ts';
export { paidDraftStatements } from './paid.ts';
export { draftTaxes, orderedLine, type PricedDraft, priceDraft } from './price.ts';
