import { Hono } from 'hono';
import { MultilingualSettings, MultilingualStatus, SiteLanguages } from '#runtime/contracts/site.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { optionalVersion, versionHeaders } from '../http/version.ts';
import { changeLanguages, readCurrentSite } from './service.ts';

const SETTINGS = '/api/multilingual/settings';
const STATUS = '/api/multilingual/status';
const LANGUAGES = '/api/multilingual/languages';
const CONNECTION = '/api/multilingual/connection';

/** No provider translates this product's sites: an owner's texts are shown as they were written. */
const NOT_CONNECTED: MultilingualStatus = { isConnected: false, provider: null };

/** The platform's calls for a site's languages. */
export const ownerLanguages = new Hono<AppEnv>();

ownerLanguages.get(
  SETTINGS,
  owner('settings:read', {
    summary: 'Reads the settings of languages',
    moves: 'nothing',
    answer: MultilingualSettings,
  }),
  async (c) => {
    const { language, languages } = await readCurrentSite(ownerCall(c));
    return c.json({ primaryLanguage: language, languages, provider: null } satisfies MultilingualSettings);
  },
);

ownerLanguages.get(
  STATUS,
  owner('settings:read', {
    summary: 'Tells whether a provider translates the site',
    moves: 'nothing',
    answer: MultilingualStatus,
  }),
  (c) => c.json(NOT_CONNECTED),
);

ownerLanguages.get(
  LANGUAGES,
  owner('settings:read', { summary: 'Lists the site’s further languages', moves: 'nothing', answer: SiteLanguages }),
  async (c) => {
    const site = await readCurrentSite(ownerCall(c));
    return c.json({ languages: site.languages }, 200, versionHeaders(site));
  },
);

ownerLanguages.put(
  LANGUAGES,
  owner('settings:write', {
    summary: 'Replaces the site’s further languages',
    moves: 'nothing',
    answer: SiteLanguages,
    ifMatch: 'optional',
  }),
  input(SiteLanguages),
  async (c) => {
    const site = await changeLanguages(ownerCall(c), c.var.input.languages, optionalVersion(c));
    return c.json({ languages: site.languages }, 200, versionHeaders(site));
  },
);

ownerLanguages.delete(
  CONNECTION,
  owner('settings:write', {
    summary: 'Disconnects the provider of translations; there is none',
    moves: 'nothing',
    status: 204,
  }),
  () => {
    throw new ApiError('TRANSLATION_NOT_CONNECTED');
  },
);
