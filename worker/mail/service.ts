/** The outbox: mail is written in the batch of the change that it reports, and a queue sends it. */
export { deleteFormMailStatement, deleteMailStatement, deleteOldMail, eraseMailStatements } from './cleaning.ts';
export { dispatchDue, dispatchMails } from './dispatch.ts';
export { deadLetterMail, drainMail } from './drain.ts';
export { type Letter, writeLetter } from './letter.ts';
export type { LetterBlock, LetterFact, LetterItem, LetterSum } from './letter-block.ts';
export { mailButton, mailHtml } from './mail-html.ts';
export { mailPicture } from './mail-picture.ts';
export { default as MAILBOX_STYLE } from './mailbox.css';
export { linked, MAILBOX_CSP, withNewTabs } from './mailbox-page.ts';
export { isMailable, MAIL_KINDS, type MailKind, type NewMail, newMailId } from './new-mail.ts';
export { COLLECTING_MS, type DueMail, noticeStatements, writtenNotices } from './notices.ts';
export { mailsOfPerson } from './of-person.ts';
export { mailStatements } from './repository.ts';
export { htmlForMail, textForMail } from './rich-text.ts';
export { submissionSamples } from './samples.ts';
export { resendStuck } from './stuck.ts';
export { submissionMails } from './submission-mail.ts';
export { heldNotices } from './waiting.ts';
