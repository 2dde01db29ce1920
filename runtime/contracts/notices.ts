import * as z from 'zod/mini';

/**
 * The file of an official notice of the legal guarantee in a language, ISO 639-1. `isKnown`: its `sha256` is that of a file
 * which is known as the official one; other files may be official too, because the list of them is not complete.
 */
export const OwnerNotice = z.strictObject({
  language: z.string(),
  /** Path of the file in the shop. */
  url: z.string(),
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

/** `wanted` says in which languages the shop needs the file, ISO 639-1, whether it has them or not. */
export const OwnerNotices = z.strictObject({
  notices: z.array(OwnerNotice),
  wanted: z.strictObject({ languages: z.array(z.string()) }),
});
export type OwnerNotices = z.infer<typeof OwnerNotices>;
