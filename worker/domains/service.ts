import type { Domain, DomainChange, NewDomain, SiteDomains } from '#runtime/contracts/domains.ts';
import { DomainCheck } from '#runtime/contracts/domains.ts';
import { guard } from '../db/guards.ts';
import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { hostnameOf, readCurrentSite, writeSite } from '../site-settings/service.ts';
import { checkDomain } from './check-domain.ts';
import { type Claim, claimedDomain, findClaim, isProven, needsProof, readClaims } from './claims.ts';

interface Row {
  hostname: string;
  language: string | null;
  is_primary: number;
  redirects: number;
  checked_at: number | null;
  checked: string | null;
}

const OWN = 'FROM site_domains WHERE site_id = ?1';
const TAKEN = 'EXISTS (SELECT 1 FROM site_domains WHERE hostname = ?2 AND site_id <> ?1)';
const IS_MISSING = `NOT EXISTS (SELECT 1 ${OWN} AND hostname = ?2)`;

export async function readDomains({ env, db, site }: OwnerCall): Promise<SiteDomains> {
  const { siteId } = site;
  const { results } = await db.prepare(`SELECT * ${OWN} ORDER BY hostname`).bind(siteId).all<Row>();
  const claims = await readClaims(db, siteId);
  return {
    domains: [...results.map((row) => toDomain(env, row)), ...claims.map((claim) => claimedDomain(env, siteId, claim))],
  };
}

/** Reads one of the site's domains; throws DOMAIN_NOT_FOUND, and DOMAIN_NOT_READY for one that is not proven. */
async function readDomain({ env, db, site }: OwnerCall, hostname: string): Promise<Domain> {
  const row = await db.prepare(`SELECT * ${OWN} AND hostname = ?2`).bind(site.siteId, hostname).first<Row>();
  if (row) return toDomain(env, row);
  throw new ApiError((await findClaim(db, site.siteId, hostname)) ? 'DOMAIN_NOT_READY' : 'DOMAIN_NOT_FOUND');
}

/**
 * Adds a host to the site; one that it has already gets the language that is named. Visitors of a new one are led to the
 * primary one where there is one, unless the new one has a language of its own. In a server with several shops a new one
 * serves the site once its check has found the proof that it is the site's.
 */
export async function addDomain(call: OwnerCall, { hostname: text, language }: NewDomain): Promise<SiteDomains> {
  const { db, site } = call;
  const hostname = hostnameOf(text);
  if (hostname === undefined) throw new ApiError('INVALID_REQUEST', { fields: ['hostname'] });
  if (language && !(await readCurrentSite(call)).languages.includes(language)) {
    throw new ApiError('INVALID_REQUEST', { fields: ['language'] });
  }
  const isPrimary = `?3 = 1 AND EXISTS (SELECT 1 ${OWN} AND hostname = ?2 AND is_primary = 1)`;
  const isOwn = await db.prepare(`SELECT 1 ${OWN} AND hostname = ?2`).bind(site.siteId, hostname).first();
  const isClaim = !isOwn && (await needsProof(db, site.siteId, hostname));
  const insert = isClaim
    ? db.prepare(
        `INSERT INTO domain_claims (site_id, hostname, language, created_at) VALUES (?1, ?2, ?3, ?5)
         ON CONFLICT (site_id, hostname) DO UPDATE SET language = iif(?4, excluded.language, language), created_at = ?5`,
      )
    : db.prepare(
        `INSERT INTO site_domains (site_id, hostname, language, redirects)
         VALUES (?1, ?2, ?3, EXISTS (SELECT 1 ${OWN} AND is_primary = 1))
         ON CONFLICT (site_id, hostname) DO UPDATE SET language = iif(?4, excluded.language, language)`,
      );
  const values = [site.siteId, hostname, language ?? null, Number(language !== undefined)];
  await writeSite(
    call,
    [
      guard(db, site.siteId, { DOMAIN_TAKEN: TAKEN, DOMAIN_IS_PRIMARY: isPrimary }, hostname, Number(!!language)),
      insert.bind(...values, ...(isClaim ? [call.now] : [])),
    ],
    { action: 'site.domainAdded', target: hostname },
  );
  return readDomains(call);
}

/**
 * Makes a host the primary one, or ends that, and decides whether visitors are led from it. A primary one must serve the
 * shop already: the call comes by it, or its check has found so. Visitors of the one before, or of all others where
 * there was none, are led to the new one.
 */
export async function changeDomain(call: OwnerCall, hostname: string, change: DomainChange): Promise<SiteDomains> {
  const { db, site, origin } = call;
  const { siteId } = site;
  const domain = await readDomain(call, hostname);
  const { isPrimary = domain.isPrimary, redirects = isPrimary ? false : domain.redirects } = change;
  if (isPrimary && !domain.isPrimary && !isReady(domain, origin)) throw new ApiError('DOMAIN_NOT_READY');
  if (redirects && (isPrimary || domain.language !== null)) {
    throw new ApiError('INVALID_REQUEST', { fields: ['redirects'] });
  }
  const statements = [guard(db, siteId, { DOMAIN_NOT_FOUND: IS_MISSING }, hostname)];
  if (isPrimary) {
    // Another call may have made a third one primary meanwhile.
    const before = `EXISTS (SELECT 1 ${OWN} AND is_primary = 1)`;
    statements.push(
      db
        .prepare(
          `UPDATE site_domains SET redirects = 1
           WHERE site_id = ?1 AND hostname <> ?2 AND language IS NULL AND (is_primary = 1 OR NOT ${before})`,
        )
        .bind(siteId, hostname),
      db.prepare('UPDATE site_domains SET is_primary = 0 WHERE site_id = ?1 AND is_primary = 1').bind(siteId),
    );
  }
  statements.push(
    db
      .prepare('UPDATE site_domains SET is_primary = ?3, redirects = ?4 WHERE site_id = ?1 AND hostname = ?2')
      .bind(siteId, hostname, Number(isPrimary), Number(redirects)),
  );
  const details = { isPrimary, redirects };
  await writeSite(call, statements, { action: 'site.domainChanged', target: hostname, details });
  return readDomains(call);
}

/** A name that only this computer knows can be primary in a shop that only this computer serves. */
function isReady({ hostname, language, check }: Domain, origin: string): boolean {
  const { hostname: called } = new URL(origin);
  if (language !== null) return false;
  return hostname === called || check?.state === 'works' || (check?.state === 'local' && isOnThisComputer(called));
}

function isOnThisComputer(hostname: string): boolean {
  return /(^|\.)localhost$/.test(hostname);
}

/**
 * Checks whether a host serves the shop, and keeps what was found. One that the shop has only named becomes the shop's where
 * the DNS has the proof. Throws DOMAIN_NOT_FOUND, and DOMAIN_TAKEN where another shop has proven it.
 */
export async function recheckDomain(call: OwnerCall, hostname: string): Promise<Domain> {
  const { env, db, site, now } = call;
  const claim = await findClaim(db, site.siteId, hostname);
  if (claim && !(await proveClaim(call, claim))) {
    return claimedDomain(env, site.siteId, { ...claim, checked_at: now });
  }
  await readDomain(call, hostname);
  const check = await checkDomain(env, site.siteId, hostname);
  await db
    .prepare('UPDATE site_domains SET checked_at = ?3, checked = ?4 WHERE site_id = ?1 AND hostname = ?2')
    .bind(site.siteId, hostname, now, JSON.stringify(check))
    .run();
  return readDomain(call, hostname);
}

/** Makes a host that the shop has named its own; false where the DNS does not have the proof. */
async function proveClaim(call: OwnerCall, { hostname, language }: Claim): Promise<boolean> {
  const { env, db, site, now } = call;
  const { siteId } = site;
  if ((await needsProof(db, siteId, hostname)) && (await isProven(env, siteId, hostname)) !== true) {
    const update = 'UPDATE domain_claims SET checked_at = ?3 WHERE site_id = ?1 AND hostname = ?2';
    await db.prepare(update).bind(siteId, hostname, now).run();
    return false;
  }
  await writeSite(
    call,
    [
      guard(db, siteId, { DOMAIN_TAKEN: TAKEN }, hostname),
      db
        .prepare(
          `INSERT INTO site_domains (site_id, hostname, language, redirects)
           VALUES (?1, ?2, ?3, EXISTS (SELECT 1 ${OWN} AND is_primary = 1)) ON CONFLICT (site_id, hostname) DO NOTHING`,
        )
        .bind(siteId, hostname, language),
      db.prepare('DELETE FROM domain_claims WHERE site_id = ?1 AND hostname = ?2').bind(siteId, hostname),
    ],
    { action: 'site.domainProven', target: hostname },
  );
  return true;
}

/**
 * Removes a host, unless it is the last or the primary one, or the call comes by it: who works there would find no site
 * any more.
 */
export async function removeDomain(call: OwnerCall, hostname: string): Promise<void> {
  const { db, site, origin } = call;
  if (new URL(origin).hostname === hostname) throw new ApiError('DOMAIN_IN_USE');
  if (await findClaim(db, site.siteId, hostname)) {
    const remove = db.prepare('DELETE FROM domain_claims WHERE site_id = ?1 AND hostname = ?2');
    await writeSite(call, [remove.bind(site.siteId, hostname)], { action: 'site.domainRemoved', target: hostname });
    return;
  }
  const refused = {
    DOMAIN_NOT_FOUND: IS_MISSING,
    LAST_DOMAIN: `(SELECT count(*) ${OWN}) = 1`,
    DOMAIN_IS_PRIMARY: `EXISTS (SELECT 1 ${OWN} AND hostname = ?2 AND is_primary = 1)`,
  };
  await writeSite(
    call,
    [
      guard(db, site.siteId, refused, hostname),
      db.prepare(`DELETE ${OWN} AND hostname = ?2`).bind(site.siteId, hostname),
    ],
    { action: 'site.domainRemoved', target: hostname },
  );
}

function toDomain({ DOMAIN_TARGET }: Bindings, row: Row): Domain {
  const check = DomainCheck.safeParse(JSON.parse(row.checked ?? 'null'));
  return {
    hostname: row.hostname,
    language: row.language,
    isPrimary: row.is_primary === 1,
    redirects: row.redirects === 1 && row.is_primary === 0 && row.language === null,
    checkedAt: row.checked_at,
    check: check.success ? check.data : null,
    target: DOMAIN_TARGET || null,
    proof: null,
  };
}
