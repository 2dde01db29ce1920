import { type EntryPurpose, newEntryLink } from '../set-up/service.ts';
import type { Database } from './database.ts';
import { inlined } from './inlined.ts';

/** Whose link it is, and where it opens. */
interface Entry {
  purpose: EntryPurpose;
  /** '' for a link that creates the first shop. */
  siteId: string;
  /** The address of the shop, 'https://shop.example'. */
  base: string;
}

/** Makes a link that works once, for 24 hours; undefined where the database may not have such a link. */
export async function makeEntryLink(
  { query }: Pick<Database, 'query'>,
  { purpose, siteId, base }: Entry,
  now = Date.now(),
): Promise<string | undefined> {
  const { path, statements } = newEntryLink(purpose, siteId, now);
  // All in one command, of which the first statement says whether the link is stored.
  const [stored] = await query<object>(statements.map(inlined).join(';\n'));
  return stored ? new URL(path, base).href : undefined;
}
