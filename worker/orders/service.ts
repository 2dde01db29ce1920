/** Orders that were paid. */

export { addLinesStatements, removeUnitsStatements } from './add-lines.ts';
export { recordCancellation, requireUnsent } from './cancel.ts';
export { parcelsOf } from './delivered.ts';
export { countKept, eraseRecipientStatements, type Kept } from './erase.ts';
export { endDeliveredStatements, type NewOrderEvent, orderEventStatements, REFUNDED_UNITS } from './events.ts';
export { numberText } from './facts.ts';
export {
  confirmationPath,
  findOrderToken,
  findTokenOfOrder,
  orderTokenOf,
  placedOrderTokenOf,
  statusLink,
  statusPath,
} from './links.ts';
export { editedMails } from './mail/edited-mail.ts';
export { orderMails } from './mail/order-mails.ts';
export { type Refund, refundMails } from './mail/refund-mail.ts';
export { returnMail } from './mail/return-mail.ts';
export { sampleOrder } from './mail/sample-order.ts';
export { orderSamples } from './mail/samples.ts';
export { ordersOfPerson } from './of-person.ts';
export { orderVersion } from './order-version.ts';
export { requireOrder } from './owner-steps.ts';
export { readPictures } from './pictures.ts';
export { isOwn, mayReadPerson, type OwnedOrder, provePerson } from './reader.ts';
export {
  type FoundOrder,
  findByName,
  findByToken,
  insertOrderStatements,
  isBought,
  type NewOrder,
  readOrdersByNumber,
} from './repository.ts';
export { requireUnitsLeft } from './require-units.ts';
export type { OrderSnapshot, SnapshotLine } from './snapshot.ts';
export { buyersCountry, contractOrder } from './withdrawal-period.ts';
