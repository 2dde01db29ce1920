import * as z from 'zod/mini';

/**
 * What `POST /api/owner/seals` has left: the shop's sealed texts by the name of their key, which is that of the server's
 * secret and reveals nothing of it. `isComplete` says that no text on the server is sealed with another secret than the
 * present one, so that the previous one can be removed.
 */
export const Seals = z.strictObject({
  keys: z.array(z.strictObject({ name: z.string(), isPresent: z.boolean(), texts: z.int() })),
  isComplete: z.boolean(),
});
export type Seals = z.infer<typeof Seals>;
