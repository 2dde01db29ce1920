import * as z from 'zod/mini';

/**
 * The official notice of the legal guarantee, as its picture and the address that its code leads to. `alt` is all that it
 * says, where that is known. Sizes are in pixels.
 */
export const GuaranteeNotice = z.strictObject({
  title: z.string(),
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  linkText: z.string(),
  linkUrl: z.string(),
});
export type GuaranteeNotice = z.infer<typeof GuaranteeNotice>;

/**
 * What the law asks to be shown of a product before it is bought, in the page's language. `notes` are sentences, such as
 * from which age on it is sold; `facts` have a name and lines, such as the manufacturer. `labelUrl` is the picture of the
 * producer's label of durability, '' for none.
 */
export const ProductInformation = z.strictObject({
  title: z.string(),
  notes: z.array(z.string()),
  facts: z.array(z.strictObject({ title: z.string(), lines: z.array(z.string()) })),
  labelUrl: z.string(),
  notice: z.nullable(GuaranteeNotice),
});
export type ProductInformation = z.infer<typeof ProductInformation>;
