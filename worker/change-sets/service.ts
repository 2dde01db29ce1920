export { changedEntry } from './entry.ts';
export { deleteOldChangeSets } from './expiry.ts';
export { type Recording, recorderOf } from './recording.ts';
export { findSetOfAct } from './repository.ts';
export { type Act, actOf, changeSetStatements } from './statements.ts';
