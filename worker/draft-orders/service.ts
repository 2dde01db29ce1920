/** Orders that owners write, before their payment. */

export { eraseDraftsStatements } from './erase.ts';
export { deleteOldDrafts } from './expiry.ts';
export { paymentLinkSamples } from './mail.ts';
export { draftsOfPerson } from './of-person.ts';
export { paidDraftStatements } from './paid.ts';
