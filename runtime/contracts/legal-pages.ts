import * as z from 'zod/mini';
import { LEGAL_PAGES } from './legal-page.ts';

/** The legal pages that the shop writes to begin with; the accessibility statement is written by `/api/owner/law`. */
export const WRITTEN_PAGES = ['imprint', 'terms', 'withdrawal', 'privacy', 'delivery', 'returns'] as const;
export type WrittenPage = (typeof WRITTEN_PAGES)[number];

/** Something that only the owner knows, and where it is entered. */
export const LegalGap = z.strictObject({
  /** As it stands on the page, without its brackets. */
  text: z.string(),
  /** The console's screen where it is entered; '' for what is written on the page alone. */
  screen: z.string(),
});
export type LegalGap = z.infer<typeof LegalGap>;

export const OwnerLegalPage = z.strictObject({
  kind: z.enum(LEGAL_PAGES),
  title: z.string(),
  /** Whether the shop must have it. */
  isNeeded: z.boolean(),
  /** `missing`: the shop names none. `gaps`: it is a page of the shop with places to fill in. */
  state: z.enum(['missing', 'gaps', 'done']),
  /** The address that the shop names; '' for none. */
  url: z.string(),
  /** The page of the shop; null for none, or an address elsewhere. */
  collectionId: z.nullable(z.string()),
  /** Whether visitors do not see that page: one with places to fill in is written so. */
  isHidden: z.boolean(),
  /** What is to fill in: on the page, or, where it is missing, on the one that would be written now. */
  gaps: z.array(LegalGap),
  /** The acts that say what stands on it. */
  sources: z.array(z.string()),
});
export type OwnerLegalPage = z.infer<typeof OwnerLegalPage>;

/** Answer of `GET /api/owner/legal-pages`. */
export const OwnerLegalPages = z.strictObject({
  pages: z.array(OwnerLegalPage),
  /** The language in which pages are written, 'de'. */
  language: z.string(),
  /** False for a shop in whose language there is no text, so that pages are written in English. */
  isOwnLanguage: z.boolean(),
  /** The country whose law decides what the imprint says; '' where nothing says it. */
  countryCode: z.string(),
});
export type OwnerLegalPages = z.infer<typeof OwnerLegalPages>;

/** Body of `POST /api/owner/legal-pages`. */
export const NewLegalPage = z.strictObject({ kind: z.enum(WRITTEN_PAGES) });
export type NewLegalPage = z.infer<typeof NewLegalPage>;

/** Answer of it, and of `POST /api/owner/law/statement`: the page that was made. */
export const CreatedLegalPage = z.strictObject({ collectionId: z.string(), path: z.string() });
export type CreatedLegalPage = z.infer<typeof CreatedLegalPage>;
