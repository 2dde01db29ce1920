import * as z from 'zod/mini';
import type {
  MissedAddresses,
  NewRedirect,
  OwnerRedirect,
  OwnerRedirects,
  RedirectDefinition,
} from '#runtime/contracts/redirects.ts';
import { csvFile } from '../http/csv.ts';
import { ApiError } from '../http/errors.ts';
import { readCursor, writeCursor } from '../http/list-cursor.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf, createOnce } from '../owner/service.ts';
import { deleteRedirect, insertRedirect, replaceRedirect } from './changes.ts';
import { checkRedirect, withoutLanguage } from './check-redirect.ts';
import { findRedirect, listMissed, listRedirects, type RedirectListing } from './repository.ts';

/** Rows of a file that are read at once. */
const ROWS_AT_ONCE = 1_000;
/** The columns of the file, which the import reads. */
export const COLUMNS = ['path', 'target'] as const;

export async function readRedirects({ db, site }: OwnerCall, listing: RedirectListing): Promise<OwnerRedirects> {
  const { redirects, hasNextPage } = await listRedirects(db, site.siteId, listing);
  return { redirects, hasNextPage, nextPageCursor: hasNextPage ? (redirects.at(-1)?.path ?? null) : null };
}

export async function readRedirect({ db, site }: OwnerCall, path: string): Promise<OwnerRedirect> {
  const redirect = await findRedirect(db, site.siteId, path);
  if (!redirect) throw new ApiError('CONTENT_NOT_FOUND');
  return redirect;
}

export async function createRedirect(call: OwnerCall, { path: asked, target }: NewRedirect): Promise<OwnerRedirect> {
  const path = withoutLanguage(call.site, asked);
  const created = await createOnce(call, path, async (reservation) => {
    await checkRedirect(call, { path, target });
    await insertRedirect(call, { path, target }, reservation);
  });
  return readRedirect(call, created);
}

/** Replaces the target of a redirect that has not changed since `version`. */
export async function changeRedirect(
  call: OwnerCall,
  path: string,
  version: number,
  definition: RedirectDefinition,
): Promise<OwnerRedirect> {
  const redirect = { path, ...definition };
  const { target } = await readRedirect(call, path);
  await checkRedirect(call, redirect);
  const changes = changesOf({ target }, definition);
  await ifCurrent(call, path, () => replaceRedirect(call, version, redirect, changes));
  return readRedirect(call, path);
}

export function removeRedirect(call: OwnerCall, path: string, version: number): Promise<void> {
  return ifCurrent(call, path, () => deleteRedirect(call, path, version));
}

/** Returns a file with all redirects, for spreadsheets and other shops. */
export function exportRedirects({ db, site }: OwnerCall): ReadableStream<Uint8Array> {
  let cursor: string | undefined = '';
  return csvFile({
    siteId: site.siteId,
    header: COLUMNS,
    async next() {
      if (cursor === undefined) return [];
      const { redirects, hasNextPage } = await listRedirects(db, site.siteId, {
        search: '',
        cursor,
        limit: ROWS_AT_ONCE,
      });
      cursor = hasNextPage ? redirects.at(-1)?.path : undefined;
      return redirects.map(({ path, target }) => [path, target ?? '']);
    },
  });
}

const MissedCursor = z.tuple([z.int(), z.string()]);

export async function readMissed(
  { db, site }: OwnerCall,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<MissedAddresses> {
  const before = cursor === undefined ? undefined : (readCursor(cursor, MissedCursor) as z.infer<typeof MissedCursor>);
  const { addresses, hasNextPage } = await listMissed(db, site.siteId, { before, limit });
  const last = addresses.at(-1);
  return {
    addresses,
    hasNextPage,
    nextPageCursor: hasNextPage && last ? writeCursor([last.lastAt, last.path]) : null,
  };
}

function ifCurrent({ db, site }: OwnerCall, path: string, change: () => Promise<void>): Promise<void> {
  return refusingStale(change, () => findRedirect(db, site.siteId, path));
}
