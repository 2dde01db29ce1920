/** People who have ordered or have an account, with the owner's notes of them. */
export { addressIn } from './address.ts';
export { readPerson } from './read-person.ts';
export {
  customerStatements,
  eraseCustomerStatement,
  followOrderStatement,
  followOrdersStatement,
  leaveAddressStatement,
  moveCustomerStatements,
} from './statements.ts';
