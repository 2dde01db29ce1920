/**
 * Mails to people who asked for one when a sold-out variant is in stock again. The triggers `restock_sign_up_added`,
 * `restock_sign_up_changed` and `restock_sign_up_deleted` count in `restock_groups` who waits; `restock_stock_rose` and
 * `restock_sold_out` record there what came back, by whatever it was, and that it is gone.
 */

export { eraseRestockOfAccountStatement, eraseRestockStatements } from './erase.ts';
export { deleteExpiredRestockSignUps } from './expiry.ts';
export { restockOfPerson } from './of-person.ts';
export { restockSamples } from './samples.ts';
export { sendDueWaves } from './waves.ts';
