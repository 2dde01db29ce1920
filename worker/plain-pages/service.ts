/** Pages that the Worker renders without the template engine: layout, forms and product lines. */
export { emailForm } from './email-form.ts';
export { entryForm, type FormField, hiddenField, inputField, selectField, textareaField, tickField } from './field.ts';
export type { SentEntries } from './fill-in.ts';
export { fileFormParser, formParser, readFileForm, readFormEntries, secretFormParser } from './form-parser.ts';
export { keepEntries } from './keep-entries.ts';
export { answerGone, linkToken, passwordField, readPassword } from './mailed-link.ts';
export {
  answerOrderError,
  answerPlainPage,
  homeLink,
  type Markup,
  type PageContext,
  textsOf,
  withShopName,
} from './page-layout.ts';
export { factList, type Line, lineList, productFacts } from './product-lines.ts';
