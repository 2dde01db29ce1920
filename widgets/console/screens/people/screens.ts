/** The screens of this room, which are fetched together: opening one of them fetches few files. */
export { default as Account } from './account/Account.tsx';
export { default as Audit } from './audit/Audit.tsx';
export { default as Comment } from './comments/Comment.tsx';
export { default as Comments } from './comments/Comments.tsx';
export { default as ErrorKind } from './errors/ErrorKind.tsx';
export { default as Errors } from './errors/Errors.tsx';
export { default as Mails } from './mails/Mails.tsx';
export { default as ConsoleNotices } from './notices/ConsoleNotices.tsx';
export { default as Review } from './reviews/Review.tsx';
export { default as Reviews } from './reviews/Reviews.tsx';
export { default as Senders } from './senders/Senders.tsx';
export { default as Speed } from './speed/Speed.tsx';
export { default as Person } from './team/Person.tsx';
export { default as Team } from './team/Team.tsx';
export { default as WebhookScreen } from './webhooks/WebhookScreen.tsx';
export { default as Webhooks } from './webhooks/Webhooks.tsx';
