/** What buyers declare to end a contract: how it is taken, receipted and logged. */
export { declare } from './declare.ts';
export type { DeclareRequest } from './declare-request.ts';
export { declarationSamples } from './samples.ts';
export { settleDeclarationStatements } from './settle.ts';
