import * as z from 'zod/mini';
import { redirectPath } from '../domain/redirect-path.ts';
import { isWebAddress } from '../domain/web-address.ts';

/** Longest path that is redirected. */
export const REDIRECT_PATH_MAX = 500;
/** Most addresses of a site that visitors did not find, and days for which they are kept. */
export const MISSED_ADDRESSES_MAX = 1_000;
export const MISSED_KEPT_DAYS = 90;

const path = z.pipe(
  z.pipe(z.string().check(z.maxLength(2_000)), z.transform(redirectPath)),
  z.string().check(z.minLength(1), z.maxLength(REDIRECT_PATH_MAX), z.regex(/^\/[^\p{Cc}\\]*$/u, { error: 'link' })),
);
/** A path of the shop, or an https address. */
const target = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2_000),
    z.regex(/^(https:\/\/[^/\\]|\/(?![/\\]))[^\s"'<>\\]*$/i, { error: 'link' }),
    z.refine(isWebAddress, { error: 'link' }),
  );

/** Body of `PUT /api/owner/redirects/PATH`. */
export const RedirectDefinition = z.strictObject({
  /** Null where the page is gone for good. */
  target: z.nullable(target),
});
export type RedirectDefinition = z.infer<typeof RedirectDefinition>;

/** Body of `POST /api/owner/redirects`, and a redirect as it moves. */
export const NewRedirect = z.strictObject({ path, target: RedirectDefinition.shape.target });
export type NewRedirect = z.infer<typeof NewRedirect>;

export const OwnerRedirect = z.strictObject({
  /** As it is kept: decoded, in lower case. */
  path: z.string(),
  target: z.nullable(z.string()),
  version: z.int(),
  /** Ms since the epoch. */
  updatedAt: z.int(),
});
export type OwnerRedirect = z.infer<typeof OwnerRedirect>;

/** Answer of `GET /api/owner/redirects`: by path. */
export const OwnerRedirects = z.strictObject({
  redirects: z.array(OwnerRedirect),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerRedirects = z.infer<typeof OwnerRedirects>;

/** An address that visitors opened and the shop does not have. */
export const MissedAddress = z.strictObject({
  path: z.string(),
  /** How often it was opened. */
  count: z.int(),
  /** The host that the last visitor came from; '' for none. */
  referrer: z.string(),
  /** Ms since the epoch. */
  lastAt: z.int(),
});
export type MissedAddress = z.infer<typeof MissedAddress>;

/** Answer of `GET /api/owner/missed-addresses`: the last opened first. */
export const MissedAddresses = z.strictObject({
  addresses: z.array(MissedAddress),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type MissedAddresses = z.infer<typeof MissedAddresses>;
