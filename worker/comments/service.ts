/** Comments below items: what visitors write, and what owners decide about it. */
export { eraseCommentsStatements } from './erase.ts';
export { commentMailSamples } from './mails.ts';
export { commentsOfPerson } from './of-person.ts';
export { type ShownItem, withComments } from './page-box.ts';
