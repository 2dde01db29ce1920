/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as FormEditor } from './FormEditor.tsx';
export { default as Forms } from './Forms.tsx';
export { default as MailingList } from './MailingList.tsx';
export { default as MailingLists } from './MailingLists.tsx';
export { default as NewForm } from './NewForm.tsx';
export { default as Submission } from './Submission.tsx';
export { default as Submissions } from './Submissions.tsx';
