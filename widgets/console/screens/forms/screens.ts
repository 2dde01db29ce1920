/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as FormEditor } from './editor/FormEditor.tsx';
export { default as Forms } from './list/Forms.tsx';
export { default as NewForm } from './list/NewForm.tsx';
export { default as MailingList } from './mailing-lists/MailingList.tsx';
export { default as MailingLists } from './mailing-lists/MailingLists.tsx';
export { default as Submission } from './submissions/Submission.tsx';
export { default as Submissions } from './submissions/Submissions.tsx';
