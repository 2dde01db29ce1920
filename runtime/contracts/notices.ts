import * as z from 'zod/mini';

/**
 * The file of an official notice of the legal guarantee in a language, ISO 639-1. `isKnown`: its `sha256` is that of a file
 * which is known as the official one; other files may be official too, because the list of them is not complete.
 */
export const OwnerNotice = z.strictObject({
  language: z.string(),
  sha256: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  isKnown: z.boolean(),
  /** Ms since the epoch. */
  addedAt: z.int(),
});
export type OwnerNotice = z.infer<typeof OwnerNotice>;

export const OwnerNotices = z.strictObject({ notices: z.array(OwnerNotice) });
export type OwnerNotices = z.infer<typeof OwnerNotices>;
