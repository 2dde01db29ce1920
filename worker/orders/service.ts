/** What is bought on pages of its own, and the checkout. */
export { deleteExpired } from './expiry.ts';
export { eraseOrderStatements } from './repository.ts';
