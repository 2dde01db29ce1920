/**
 * Comments below items: what visitors write, and what owners decide about it. The triggers `comment_added`,
 * `comment_deleted` and `comment_decided` keep `items.public_comment_count`; `comment_liked`, `comment_unliked` and
 * `comment_flagged` keep a comment's counts; `comment_author_deleted` takes the name of a deleted account off its comments.
 */

export { eraseCommentsStatements } from './erase.ts';
export { commentMailSamples } from './mails.ts';
export { commentsOfPerson } from './of-person.ts';
export { type ShownItem, withComments } from './page-box.ts';
