/** What buyers declare to end a contract: how it is taken, receipted and logged. */
export { type DeclareRequest, declare } from './declare.ts';
export { declarationSamples } from './samples.ts';
export { settleDeclarationStatements } from './settle.ts';
