/** Legal pages that owners begin with: what the shop knows of itself, with a marked place for what only they know. */
export { type LegalPagesFact, legalPagesFact } from './named-pages.ts';
