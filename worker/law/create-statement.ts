import { CollectionDefinition } from '#runtime/contracts/content.ts';
import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { StatementPage } from '#runtime/contracts/law.ts';
import { LEGAL_PAGES } from '#runtime/contracts/legal-page.ts';
import { checkCollection, collectionStatements } from '../content/service.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement, createOnce } from '../owner/service.ts';
import { legalPageStatement } from '../preferences/service.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import type { Site } from '../site/site.ts';
import { statementHtml } from './statement-html.ts';

/** The templates of a shop that has no page yet. */
const USUAL_TEMPLATE = 'plain';
const NAMES_ONE = `(SELECT store_settings ->> '$.legalPages.accessibility' FROM sites WHERE site_id = ?1) <> ''`;

/**
 * Makes a page of the accessibility statement, and names it among the shop's legal pages. Throws URL_TAKEN where the
 * shop names one already or another page gets its address in the same moment, and INVALID_REQUEST where the shop has no
 * template for it.
 */
export async function createStatement(call: OwnerCall): Promise<StatementPage> {
  const { db, site, now } = call;
  const id = sortableId(now);
  const collectionId = await createOnce(call, id, (reservation) => insertStatement(call, id, reservation));
  const row = await db
    .prepare('SELECT url_id FROM collections WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, collectionId)
    .first<{ url_id: string }>();
  if (!row) throw new ApiError('COLLECTION_NOT_FOUND');
  return { collectionId, path: `/${row.url_id}` };
}

async function insertStatement(call: OwnerCall, id: string, reservation: D1PreparedStatement[]): Promise<void> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const { title, html } = await statementHtml(site, now);
  const template = await templateOfPages(db, site);
  const definition = CollectionDefinition.parse({ type: 'page', title, mainContent: html, template });
  const collection = await checkCollection(call, definition, id);
  const path = `/${collection.urlId}`;
  const by = { siteId, keyId: owner.keyId };
  try {
    await db.batch([
      ...reservation,
      guard(db, siteId, { URL_TAKEN: NAMES_ONE }),
      ...collectionStatements(db, siteId, collection, now),
      legalPageStatement(db, siteId, 'accessibility', path),
      auditStatement(db, { ...by, action: 'collection.created', target: id, details: {} }, now),
      auditStatement(
        db,
        {
          ...by,
          action: 'preferences.changed',
          target: 'legal',
          changes: [{ field: 'accessibility', of: '', from: '', to: path }],
        },
        now,
      ),
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
