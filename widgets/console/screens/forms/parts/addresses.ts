import { addressOf } from '#runtime/api/calls.ts';

/** The calls of this area, by what they read and change. */
export const FORMS = '/api/owner/forms';
export const MAILING_LISTS = '/api/owner/mailing-lists';
export const SITE = '/api/owner/site';

export const formAddress = (formId: string) => addressOf('/api/owner/forms/:formId', { formId });
