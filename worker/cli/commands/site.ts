import * as z from 'zod/mini';
import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import { type OwnerSite, type SiteDomains, type SiteOrigins, SiteSettings } from '#runtime/contracts/site.ts';
import { hostnameOf } from '../../site-settings/service.ts';
import { apiCommand, databaseCommand, type Room } from '../command.ts';
import { readVersioned } from '../json-file.ts';
import { emptySite, siteWithTheme } from '../new-site.ts';
import { flag, required, text } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';
import { quoted } from '../quoted.ts';
import { starterTheme } from '../starter-theme.ts';
import { UsageError } from '../usage-error.ts';

const SITE = '/api/owner/site';
const DOMAINS = `${SITE}/domains`;
const ORIGINS = `${SITE}/origins`;
const CHECKS = {
  language: SiteSettings.shape.language,
  'time-zone': SiteSettings.shape.timeZone,
  currency: z.enum(CURRENCIES),
};
const SITE_ID = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const site: Room = {
  name: 'site',
  title: 'The site: `site create` in the database, as keys are; all others through the API',
  commands: [
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
      about: 'creates a site with a home page and templates; then `keys create`, and `store create`',
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
        const sql = options.empty
          ? emptySite(newSite, now)
          : siteWithTheme(newSite, starterTheme(language ?? 'en'), now);
        // All in one command, so that no site is left half made.
        await query(sql.join(';\n'));
        return said(
          `The site ${siteId} answers at ${hostname}. Give yourself a key: keys create --site ${siteId} --name "My laptop"`,
          {
            siteId,
            hostname,
          },
        );
      },
    }),
    apiCommand({
      name: 'site get',
      about: 'prints the site’s settings; in a file they are JSON, for site update',
      run: async ({ api }) => object(await api.get<OwnerSite>(SITE)),
    }),
    apiCommand({
      name: 'site update',
      operands: ['FILE'],
      about: 'replaces the settings; it is refused if they have changed since FILE was printed',
      run: async ({ operands: [file], api }) => {
        const { version, body } = readVersioned(file, ['siteId']);
        return object(await api.put<OwnerSite>(SITE, body, version));
      },
    }),
    apiCommand({
      name: 'site domains',
      about: 'lists the hosts that serve the site',
      run: async ({ api }) => domainList(await api.get<SiteDomains>(DOMAINS)),
    }),
    apiCommand({
      name: 'site add-domain',
      operands: ['HOST'],
      options: {
        language: text('TAG', 'one of the site’s further languages, for its pages; the site’s own by default'),
      },
      about: 'serves the site at a further host, or in a language at one that it has',
      run: async ({ operands: [hostname], options: { language }, api }) =>
        domainList(await api.post<SiteDomains>(DOMAINS, { hostname, ...(language && { language }) })),
    }),
    apiCommand({
      name: 'site remove-domain',
      operands: ['HOST'],
      about: 'ends that; a site keeps at least one',
      run: async ({ operands: [hostname], api }) => {
        await api.delete(`${DOMAINS}/${encodeURIComponent(hostname)}`);
        return said(`The site is not served at ${hostname} any more.`);
      },
    }),
    apiCommand({
      name: 'site origins',
      about: 'lists the origins of other sites whose pages may call the shop',
      run: async ({ api }) => originList(await api.get<SiteOrigins>(ORIGINS)),
    }),
    apiCommand({
      name: 'site add-origin',
      operands: ['ORIGIN'],
      about: 'lets the pages of an origin, https://blog.example, call the shop',
      run: async ({ operands: [origin], api }) => originList(await api.post<SiteOrigins>(ORIGINS, { origin })),
    }),
    apiCommand({
      name: 'site remove-origin',
      operands: ['ORIGIN'],
      about: 'refuses their calls',
      run: async ({ operands: [origin], api }) => {
        await api.delete(ORIGINS, { query: { origin } });
        return said(`Pages of ${origin} cannot call the shop any more.`);
      },
    }),
  ],
};

function domainList(answer: SiteDomains) {
  return table(answer, answer.hostnames, [
    ['host', (hostname) => hostname],
    ['language', (hostname) => answer.languages[hostname] ?? ''],
  ]);
}

function originList(answer: SiteOrigins) {
  return table(answer, answer.origins, [['origin', (origin) => origin]]);
}
