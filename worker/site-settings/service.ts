import type { OwnerSite, SiteOrigins, SiteSettings } from '#runtime/contracts/site.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { checkCover } from '../covers/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf } from '../owner/service.ts';
import { priceHistoryStatements } from '../prices/service.ts';
import { readSite } from '../site/repository.ts';
import type { Site } from '../site/site.ts';
import { expectSite, settingsStatement, writeSite } from './changes.ts';
import { originOf } from './hosts.ts';
import { addressError } from './language-addresses.ts';
import { type CheckedSettings, checkSettings, languageError, toOwnerSite } from './settings.ts';

export { expectSite, writeSite } from './changes.ts';
export { hostnameOf } from './hosts.ts';

/** Reads the present site: that of the call may be some seconds old. */
export async function readCurrentSite({ db, site }: OwnerCall): Promise<Site> {
  const current = await readSite(db, site.siteId);
  if (!current) throw new ApiError('NOT_FOUND');
  return current;
}

export async function readOwnSite(call: OwnerCall): Promise<OwnerSite> {
  return toOwnerSite(await readCurrentSite(call));
}

/**
 * Replaces all settings if they have not changed since `version`. The forms of a lock screen must be there, unless
 * `skipsReferences` says that a later record of an import may bring them.
 */
export async function changeSite(
  call: OwnerCall,
  version: number,
  settings: SiteSettings,
  { skipsReferences = false }: { skipsReferences?: boolean } = {},
): Promise<OwnerSite> {
  const { db, site, now } = call;
  const current = await readCurrentSite(call);
  const checked = await checkedSettings(call, current, settings, skipsReferences);
  const taken = await addressError(call, checked.language, checked.languages);
  if (taken) throw new ApiError('INVALID_REQUEST', { errors: { languages: taken } });
  const statements = [expectSite(db, site.siteId, version), settingsStatement(db, site.siteId, checked)];
  // A password hides all prices.
  if (checked.isLocked) statements.push(...priceHistoryStatements(db, site.siteId, 'all', now));
  const changes = changesOf(toOwnerSite(current), settings);
  await refusingStale(
    () => writeSite(call, statements, { action: 'site.changed', details: { version: version + 1 }, changes }),
    () => readCurrentSite(call),
  );
  return readOwnSite(call);
}

/** Returns settings as they are stored; throws ApiError for wrong values. See `changeSite` for `skipsReferences`. */
export async function checkedSettings(
  call: OwnerCall,
  current: Site,
  settings: SiteSettings,
  skipsReferences: boolean,
): Promise<CheckedSettings> {
  const checked = checkSettings(current, settings, await textsIn(call.readerLanguage));
  const use = { field: 'lockScreen', isLockScreen: true, skipsReferences };
  return { ...checked, lockScreen: checked.lockScreen && (await checkCover(call, checked.lockScreen, use)) };
}

/** Replaces the site's further languages; with `version`, only if the site has not changed since. */
export async function changeLanguages(
  call: OwnerCall,
  languages: readonly string[],
  version: number | undefined,
): Promise<Site> {
  const { db, site } = call;
  const unique = [...new Set(languages)];
  const current = await readCurrentSite(call);
  const { siteErrors } = await textsIn(call.readerLanguage);
  const wrong =
    languageError(current.language, unique, siteErrors) ?? (await addressError(call, current.language, unique));
  if (wrong) throw new ApiError('INVALID_REQUEST', { errors: { languages: wrong } });
  const changes = changesOf({ languages: current.languages }, { languages: unique });
  const update = db.prepare('UPDATE sites SET languages = ?2, version = version + 1 WHERE site_id = ?1');
  const statements = [
    ...(version === undefined ? [] : [expectSite(db, site.siteId, version)]),
    update.bind(site.siteId, JSON.stringify(unique)),
  ];
  await refusingStale(
    () => writeSite(call, statements, { action: 'site.languagesChanged', changes }),
    () => readCurrentSite(call),
  );
  return readCurrentSite(call);
}

export async function readOrigins({ db, site }: OwnerCall): Promise<SiteOrigins> {
  const { results } = await db
    .prepare('SELECT origin FROM site_origins WHERE site_id = ?1 ORDER BY origin')
    .bind(site.siteId)
    .all<{ origin: string }>();
  return { origins: results.map(({ origin }) => origin) };
}

/** Lets pages of another origin call the shop; an origin that may already changes nothing. */
export async function addOrigin(call: OwnerCall, text: string): Promise<SiteOrigins> {
  const { db, site } = call;
  const origin = originOf(text);
  if (origin === undefined) {
    const { ownerFields } = await textsIn(call.readerLanguage);
    throw new ApiError('INVALID_REQUEST', { errors: { origin: fill(ownerFields.secureOrigin, { val: text }) } });
  }
  const insert = db.prepare('INSERT OR IGNORE INTO site_origins (site_id, origin) VALUES (?1, ?2)');
  await writeSite(call, [insert.bind(site.siteId, origin)], { action: 'site.originAdded', target: origin });
  return readOrigins(call);
}

/** Refuses calls of an origin's pages from now on; an origin that was not allowed changes nothing. */
export async function removeOrigin(call: OwnerCall, origin: string): Promise<void> {
  const { db, site } = call;
  const remove = db.prepare('DELETE FROM site_origins WHERE site_id = ?1 AND origin = ?2');
  await writeSite(call, [remove.bind(site.siteId, origin)], { action: 'site.originRemoved', target: origin });
}
