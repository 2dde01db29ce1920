/** What buyers declare to end a contract: how it is taken, receipted and logged. */
export { declare } from './declare.ts';
export type { DeclareRequest } from './declare-request.ts';
export { removeOldDeclarers } from './expiry.ts';
export { declarationsOfPerson, keptDeclarations } from './of-person.ts';
export { findDeclaration } from './owner-list.ts';
export { declarationSamples } from './samples.ts';
export { reopenDeclarationStatement, settleDeclarationStatements } from './settle.ts';
