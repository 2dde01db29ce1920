import { isEqual, knownSecrets, type Secrets, sha256, sign } from '../session/service.ts';

/** Returns the part of a link that says what it is for, signed: `<subject>.<signature>`. */
export function signed(secret: string, siteId: string, purpose: 'cart-back' | 'no-reminders', subject: string): string {
  return `${subject}.${sign(secret, purpose, siteId, subject)}`;
}

/** Returns the subject of a signed part; undefined if this shop has not signed it. */
export function subjectOf(
  secrets: Secrets,
  siteId: string,
  purpose: 'cart-back' | 'no-reminders',
  text: string,
): string | undefined {
  const subject = text.slice(0, text.lastIndexOf('.'));
  return knownSecrets(secrets).some((secret) => isEqual(text, signed(secret, siteId, purpose, subject)))
    ? subject
    : undefined;
}

/** Returns the hash by which a person who wants no reminders is known. */
export function refusalHash(email: string): string {
  return sha256(`no reminders|${email}`);
}
