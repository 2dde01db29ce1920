/** Additional fields: what a product asks of a visitor before it is bought. */
export { checkAdditionalFields } from './check.ts';
export { type FieldLine, fieldLines } from './field-lines.ts';
export { readItemForms } from './repository.ts';
