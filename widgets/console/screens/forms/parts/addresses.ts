/** The calls of this area, by what they read and change. */
export const FORMS = '/api/owner/forms';
export const SUBMISSIONS = '/api/owner/submissions';
export const MAILING_LISTS = '/api/owner/mailing-lists';
export const SITE = '/api/owner/site';

/** Returns the address of the calls of a form. */
export function formAddress(id: string): string {
  return `${FORMS}/${encodeURIComponent(id)}`;
}

/** Returns the address of the calls of a mailing list. */
export function listAddress(id: string): string {
  return `${MAILING_LISTS}/${encodeURIComponent(id)}`;
}
