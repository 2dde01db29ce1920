import * as z from 'zod/mini';
import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import { SiteSettings } from '#runtime/contracts/site.ts';
import { emptySite, siteWithTheme } from '../../set-up/service.ts';
import { hostnameOf } from '../../site-settings/service.ts';
import { type Command, databaseCommand } from '../command.ts';
import { inlined } from '../inlined.ts';
import { flag, required, text } from '../option-kinds.ts';
import { textOutput } from '../output.ts';
import { quoted } from '../quoted.ts';
import { starterTheme } from '../starter-theme.ts';
import { UsageError } from '../usage-error.ts';

const CHECKS = {
  language: SiteSettings.shape.language,
  'time-zone': SiteSettings.shape.timeZone,
  currency: z.enum(CURRENCIES),
};
const SITE_ID = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const site: readonly Command[] = [
  databaseCommand({
    name: 'site create',
    options: {
      title: required(text('TEXT')),
      host: required(text('HOST', 'where it is served, shop.example')),
      language: text('TAG', 'by default en-US'),
      'time-zone': text('NAME', 'by default America/New_York'),
      currency: text('CODE', 'by default USD'),
      empty: flag('without pages and templates, for `import`'),
    },
    about: 'creates a site with a home page and templates; then `recover` lets its first admin in',
    run: async ({ options, database: { siteId, query } }) => {
      const hostname = hostnameOf(options.host);
      if (!SITE_ID.test(siteId)) throw new UsageError('--site is an id of small letters, digits and hyphens.');
      if (hostname === undefined) throw new UsageError(`--host is a host name alone, not ${options.host}.`);
      for (const name of ['language', 'time-zone', 'currency'] as const) {
        const given = options[name];
        if (given !== undefined && !z.safeParse(CHECKS[name], given).success) {
          throw new UsageError(`--${name} is not valid: ${given}.`);
        }
      }
      const [taken] = await query<{ what: string }>(
        `SELECT 'site ' || site_id AS what FROM sites WHERE site_id = ${quoted(siteId)}
           UNION ALL SELECT 'host ' || hostname FROM site_domains WHERE hostname = ${quoted(hostname)}`,
      );
      if (taken) throw new Error(`There is a ${taken.what} already.`);
      const { title, language, 'time-zone': timeZone, currency } = options;
      const newSite = { siteId, title, hostnames: [hostname], language, timeZone, currency };
      const now = Date.now();
      const sql = options.empty ? emptySite(newSite, now) : siteWithTheme(newSite, starterTheme(language ?? 'en'), now);
      // All in one command, so that no site is left half made.
      await query(sql.map(inlined).join(';\n'));
      return textOutput(`The site ${siteId} answers at ${hostname}. Let yourself in: recover --site ${siteId}`, {
        siteId,
        hostname,
      });
    },
  }),
];
