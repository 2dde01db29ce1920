/**
 * What site users and contributors have in common: sessions, mailed links, passwords and passkeys. The policies of
 * their rooms define the differences.
 */
export { deleteBefore, deleteOver } from './expiry.ts';
export {
  forgetSession,
  hasXsrfToken,
  isForeign,
  keepSession,
  noStore,
  readSession,
  requireProved,
  xsrfTokenOf,
} from './identity.ts';
export { findLinked, forgetLinksStatement, newLink, spendLink } from './links.ts';
export { type MailTexts, mailLinkTo, mayGetMail, outboxStatements, personMail, workAfterAnswer } from './mails.ts';
export { isOwnPassword, newPassword, requirePassword } from './passwords.ts';
export { findByEmail, findById, sealHash } from './person.ts';
export { type PersonCall, personCall } from './person-call.ts';
export type { PersonRow, Policy, WrittenMail } from './policy.ts';
export {
  endOtherSessionsStatement,
  endSessionStatement,
  endSessionsStatement,
  endTokenStatement,
  listSessions,
  newSession,
  type Session,
} from './sessions.ts';
export { begin, choosePassword, type SignedIn, signIn, signInByPasskey } from './sign-in.ts';
