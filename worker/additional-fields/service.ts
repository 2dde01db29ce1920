/** Additional fields: questions that a product asks before it is bought. */
export { checkAdditionalFields } from './check.ts';
export { type FieldLine, fieldLines } from './field-lines.ts';
export { readItemForms } from './repository.ts';
