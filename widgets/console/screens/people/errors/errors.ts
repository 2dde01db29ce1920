export const ERRORS = '/api/owner/errors';

export const ERROR_SOURCE_TEXTS = { browser: 'A page in a browser', template: 'A template' } as const;
