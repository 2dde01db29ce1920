/** Legal pages that owners begin with: what the shop knows of itself, with a marked place for what only they know. */
export { createLegalPage } from './create-page.ts';
export { type LegalPagesFact, legalPagesFact, OPEN_PLACE } from './named-pages.ts';
