/** What is bought on pages of its own, and the checkout. */
export { deleteExpired } from './expiry.ts';
export { eraseOrdersStatement } from './repository.ts';
