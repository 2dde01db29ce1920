/**
 * Acts of visitors that the shop has acknowledged: each is recorded once, for the owner's numbers and for other
 * services.
 */
export { answerActs, moveActsStatement } from './answer.ts';
export { countActs } from './count.ts';
export { eraseActsStatements } from './erase.ts';
export { deleteOldActs } from './expiry.ts';
export { mayBeTracked } from './may-be-tracked.ts';
export { consentOfPerson } from './of-person.ts';
export { countsTests, isCountedOrder, orderAct, writeOrderAct } from './order-acts.ts';
export { type ActPerson, withNameForMeta } from './person.ts';
export { takeRefundBackStatements, writeRefundAct } from './refund-acts.ts';
export { type ActSource, NOBODY, readSource, type StoredSource, storedSource } from './source.ts';
export { actId, findAct, randomActId, writeCartAct, writeCheckoutAct, writtenAct } from './write.ts';
