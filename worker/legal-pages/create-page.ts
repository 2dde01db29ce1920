import { CollectionDefinition } from '#runtime/contracts/content.ts';
import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import { LEGAL_PAGES, type LegalPageKind } from '#runtime/contracts/legal-page.ts';
import type { CreatedLegalPage } from '#runtime/contracts/legal-pages.ts';
import { checkCollection, collectionStatements } from '../content/service.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement, createOnce } from '../owner/service.ts';
import { legalPageStatement } from '../preferences/service.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import type { Site } from '../site/site.ts';
import { OPEN_PLACE } from './named-pages.ts';

/** The templates of a shop that has no page yet. */
const USUAL_TEMPLATE = 'plain';
const NAMES_ONE = `COALESCE((SELECT store_settings ->> ('$.legalPages.' || ?2) FROM sites WHERE site_id = ?1), '') <> ''`;

/** A page as it is written, which is the owner's once it is made. */
interface Draft {
  title: string;
  html: string;
}

/**
 * Makes a page of the shop in no menu, and names it among the legal pages. One with places to fill in is hidden from visitors
 * until its owner shows it. Throws URL_TAKEN where the shop names one of
 * this kind already or another page gets its address in the same moment, and INVALID_REQUEST where the shop has no
 * template for it.
 */
export async function createLegalPage(
  call: OwnerCall,
  kind: LegalPageKind,
  write: () => Promise<Draft>,
): Promise<CreatedLegalPage> {
  const { db, site, now } = call;
  const id = sortableId(now);
  const collectionId = await createOnce(call, id, async (reservation) =>
    insertPage(call, { id, kind, ...(await write()) }, reservation),
  );
  const row = await db
    .prepare('SELECT url_id FROM collections WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, collectionId)
    .first<{ url_id: string }>();
  if (!row) throw new ApiError('COLLECTION_NOT_FOUND');
  return { collectionId, path: `/${row.url_id}` };
}

async function insertPage(
  call: OwnerCall,
  { id, kind, title, html }: Draft & { id: string; kind: LegalPageKind },
  reservation: D1PreparedStatement[],
): Promise<void> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const template = await templateOfPages(db, site);
  const definition = CollectionDefinition.parse({
    ...{ type: 'page', title, mainContent: html, template },
    enabled: !html.includes(OPEN_PLACE),
  });
  const collection = await checkCollection(call, definition, id);
  const path = `/${collection.urlId}`;
  const by = { siteId, keyId: owner.keyId };
  const changes = [{ field: kind, of: '', from: '', to: path }];
  try {
    await db.batch([
      ...reservation,
      guard(db, siteId, { URL_TAKEN: NAMES_ONE }, kind),
      ...collectionStatements(db, siteId, collection, now),
      legalPageStatement(db, siteId, kind, path),
      auditStatement(db, { ...by, action: 'collection.created', target: id, details: {} }, now),
      auditStatement(db, { ...by, action: 'preferences.changed', target: 'legal', changes }, now),
    ]);
  } catch (error) {
    if (isClash(error, 'collections.site_id, collections.url_id')) throw new ApiError('URL_TAKEN');
    throw refusalOf(error);
  }
}

/** The template of the shop's other legal pages, else that of its first page. */
async function templateOfPages(db: D1Database, site: Site): Promise<string> {
  const paths = LEGAL_PAGES.map((kind) => legalPageUrl(site, kind)).filter((url) => url.startsWith('/'));
  const row = await db
    .prepare(
      `SELECT template FROM collections WHERE site_id = ?1 AND type = ?2
       ORDER BY url_id IN (SELECT value FROM json_each(?3)) DESC, position, id LIMIT 1`,
    )
    .bind(site.siteId, COLLECTION_TYPE.page, JSON.stringify(paths.map((path) => path.slice(1))))
    .first<{ template: string }>();
  return row?.template ?? USUAL_TEMPLATE;
}
