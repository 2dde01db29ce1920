import * as z from 'zod/mini';

/** A page with a shop's terms: its title in the shop's language and its address. */
export const LegalPage = z.strictObject({ title: z.string(), url: z.string() });
export type LegalPage = z.infer<typeof LegalPage>;

/** Pages with a shop's terms, in the order in which they are linked. */
export const LEGAL_PAGES = [
  'imprint',
  'terms',
  'withdrawal',
  'privacy',
  'delivery',
  'returns',
  'accessibility',
] as const;
export type LegalPageKind = (typeof LEGAL_PAGES)[number];
