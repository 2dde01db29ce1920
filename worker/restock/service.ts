/** Mails to people who asked for one when a sold-out variant is in stock again. */

export { eraseRestockOfAccountStatement, eraseRestockStatements } from './erase.ts';
export { deleteExpired } from './expiry.ts';
export { restockOfPerson } from './of-person.ts';
export { restockSamples } from './samples.ts';
export { sendDueWaves } from './waves.ts';
