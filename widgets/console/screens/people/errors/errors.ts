import { peopleTexts } from '#runtime/i18n/en/console/people.ts';

export const ERRORS = '/api/owner/errors';

export const ERROR_SOURCE_TEXTS = { browser: peopleTexts.pageInABrowser, template: peopleTexts.template } as const;
