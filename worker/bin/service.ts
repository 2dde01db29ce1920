export { deleteOldThings } from './expiry.ts';
export { binStatements, foundPartsStatement, type KeptPart } from './keep.ts';
