/** Errors of browsers and templates: taken in, counted by kind and day, and listed for owners. */
export { countErrorStatements } from './count-errors.ts';
export { deleteExpiredErrors } from './expiry.ts';
export { recordErrors } from './record-errors.ts';
export { type TemplateError, templateErrors } from './template-errors.ts';
