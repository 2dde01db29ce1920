/** People who have ordered or have an account, with the owner's notes of them. */
export { customerStatement, eraseCustomerStatement, moveCustomerStatements } from './statements.ts';
