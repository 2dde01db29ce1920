import { type Command, databaseCommand } from '../command.ts';
import type { Database } from '../database.ts';
import { makeEntryLink } from '../entry-link.ts';
import { findSite } from '../find-site.ts';
import { shopAddress } from '../local/shop-address.ts';
import { flag, text } from '../option-kinds.ts';
import { textOutput } from '../output.ts';
import { UsageError } from '../usage-error.ts';

export const recover: readonly Command[] = [
  databaseCommand({
    name: 'recover',
    isSiteOptional: true,
    options: {
      url: text('ADDRESS', 'where the shop is served, if not at its own host'),
      first: flag('only while there is no shop'),
    },
    about: 'prints a link by which an owner who is locked out becomes an admin; without a shop, one that creates it',
    run: async ({ options: { url, first }, database }) => {
      if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
        throw new UsageError(`--url must be a web address, not ${url}`);
      }
      if (first && (await hasShop(database))) return textOutput('', { link: null });
      const found = await findSite(database);
      const base = url ?? addressOf(database, found?.hostname ?? undefined);
      const purpose = found ? 'recover' : 'create';
      const link = await makeEntryLink(database, { purpose, siteId: found?.site_id ?? '', base });
      if (link === undefined) throw new Error('The shop has just changed. Please run the command again.');
      const about = found ? `It lets you into ${found.site_id} as an admin` : 'It creates the first shop';
      return textOutput(`${link}\n\n${about}. It works once, for 24 hours, and ends earlier links.`, {
        link,
        purpose,
        siteId: found?.site_id ?? '',
      });
    },
  }),
];

async function hasShop({ query }: Database): Promise<boolean> {
  return (await query('SELECT 1 FROM sites LIMIT 1')).length > 0;
}

/** Returns where a shop is served: its own host, on this machine at the port of `npm start`. */
function addressOf({ isRemote }: Database, hostname: string | undefined): string {
  if (!isRemote) {
    const host = hostname?.endsWith('localhost') ? hostname : 'localhost';
    return `http://${host}:${new URL(shopAddress(process.env)).port}`;
  }
  if (hostname === undefined) throw new UsageError('--url must say where the new shop is served: https://shop.example');
  return `https://${hostname}`;
}
