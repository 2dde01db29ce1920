import * as z from 'zod/mini';

/** A page with a shop's terms: its title in the shop's language and its address. */
export const LegalPage = z.strictObject({ title: z.string(), url: z.string() });
export type LegalPage = z.infer<typeof LegalPage>;
