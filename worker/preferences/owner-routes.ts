import { Hono } from 'hono';
import { preferencesScope } from '#runtime/contracts/owner-scopes.ts';
import {
  AnyPreferences,
  AnyPreferencesAnswer,
  isPreferencesNamespace,
  PREFERENCES,
  type PreferencesNamespace,
} from '#runtime/contracts/preferences.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import type { Moves } from '../http/middleware/describe.ts';
import { describedBody } from '../http/middleware/field-input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { parseFields } from '../http/parse-fields.ts';
import { requireScope } from '../http/require-scope.ts';
import { optionalVersion, versionHeaders } from '../http/version.ts';
import { changePreferences, readPreferences } from './service.ts';

const PATH = '/api/v1/commerce-preferences/:namespace';

/** In test mode nobody is charged, and the notices of orders go to any address. The scripts of others see what visitors do. */
const MOVES = {
  general: 'money',
  business: 'nothing',
  mail: 'trust',
  notices: 'nothing',
  merchandising: 'nothing',
  delivery: 'money',
  taxes: 'money',
  installments: 'nothing',
  downloads: 'nothing',
  reminders: 'nothing',
  legal: 'nothing',
  law: 'nothing',
  discovery: 'nothing',
  privacy: 'nothing',
  vitals: 'nothing',
  replay: 'trust',
  tags: 'trust',
  experiments: 'nothing',
} as const satisfies Record<PreferencesNamespace, Moves>;

/** The owner's calls for the store's settings, at the platform's address. */
export const ownerPreferences = new Hono<AppEnv>();

ownerPreferences.get(
  PATH,
  owner('settings:read', {
    summary: 'Reads the preferences of a namespace',
    moves: 'nothing',
    answer: AnyPreferencesAnswer,
  }),
  async (c) => {
    const found = await readPreferences(ownerCall(c), namespaceOf(c.req.param('namespace')));
    return c.json({ websiteId: c.var.site.siteId, ...found.values }, 200, versionHeaders(found));
  },
);

/**
 * The platform's clients send no `If-Match`; with one, the change is refused if the namespace has changed since. All
 * namespaces but those of the store need `settings:write`.
 */
ownerPreferences.put(
  PATH,
  owner('store:write', {
    summary: 'Replaces the preferences of a namespace; needs settings:write for all that is not about selling',
    moves: { namespace: MOVES },
    answer: AnyPreferencesAnswer,
  }),
  describedBody(AnyPreferences),
  async (c) => {
    const namespace = namespaceOf(c.req.param('namespace'));
    requireScope(c.var.owner.scopes, preferencesScope(namespace));
    const call = ownerCall(c);
    const values = await parseFields(PREFERENCES[namespace], c.var.body.json, call.readerLanguage);
    const changed = await changePreferences(call, namespace, optionalVersion(c), values);
    return c.json({ websiteId: c.var.site.siteId, ...changed.values }, 200, versionHeaders(changed));
  },
);

function namespaceOf(name: string): PreferencesNamespace {
  if (!isPreferencesNamespace(name)) throw new ApiError('NOT_FOUND');
  return name;
}
