import * as z from 'zod/mini';

/** Characters are counted by the Worker; this keeps out what could not be any password. */
const PASSWORD_UNITS = 1024;

/** Body of `PUT …/password` of the site, a collection or an item. */
export const PagePassword = z.strictObject({ password: z.string().check(z.maxLength(PASSWORD_UNITS)) });
export type PagePassword = z.infer<typeof PagePassword>;

/** Answer of `GET /api/owner/passwords`: what is locked, the site first, then collections and items by their ids. */
export const OwnerLocks = z.strictObject({
  locks: z.array(
    z.strictObject({
      kind: z.enum(['site', 'collection', 'item']),
      /** Of the site, the collection or the item. */
      id: z.string(),
      title: z.string(),
      /** False after an import, which brings no passwords: it is closed to every visitor until one is set. */
      hasPassword: z.boolean(),
    }),
  ),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerLocks = z.infer<typeof OwnerLocks>;
