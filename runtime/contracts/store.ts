import * as z from 'zod/mini';

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const urlId = z.string().check(z.maxLength(200));
const description = z.string().check(z.maxLength(2_000));

/** Body of the platform's call that creates a collection of products. */
export const NewStoreCollection = z.strictObject({
  title,
  navigationTitle: z.optional(title),
  /** By default it is derived from the title. A number is appended where another page has it. */
  urlId: z.optional(urlId),
  description: z._default(description, ''),
  /** A new store is always enabled. */
  enabled: z._default(z.literal(true), true),
});
export type NewStoreCollection = z.infer<typeof NewStoreCollection>;

/** Body of `POST /api/owner/stores`: the collection, its root category, and its place in the main menu. */
export const NewStore = z.extend(NewStoreCollection, { inNavigation: z._default(z.boolean(), true) });
export type NewStore = z.infer<typeof NewStore>;

/** A collection of products that was created. */
export const StoreCollection = z.strictObject({
  id: z.string(),
  websiteId: z.string(),
  title: z.string(),
  navigationTitle: z.string(),
  urlId: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  inNavigation: z.boolean(),
});
export type StoreCollection = z.infer<typeof StoreCollection>;
