import * as z from 'zod/mini';

/** Answer of `GET /api/rest/languages`: the languages of a shop's pages, its own first. */
export const ShopLanguages = z.strictObject({
  /** What the choice is called, in the language of the page that asks. */
  label: z.string(),
  languages: z.array(
    z.strictObject({
      language: z.string(),
      /** The language's name in itself. */
      name: z.string(),
      /** The shop's home page in it. */
      url: z.string(),
      /** The start of paths in it on the called host: `/fr`, or ''. */
      prefix: z.string(),
      direction: z.enum(['ltr', 'rtl']),
    }),
  ),
});
export type ShopLanguages = z.infer<typeof ShopLanguages>;
