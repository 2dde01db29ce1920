import { CollectionOptions } from '#runtime/contracts/content.ts';
import type { NewStore, StoreCollection } from '#runtime/contracts/store.ts';
import { freeSlug, urlSlugOf } from '#runtime/domain/url-slug.ts';
import { rootCategoryStatements } from '../categories/service.ts';
import { collectionStatements } from '../content/service.ts';
import { isClash } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { addToNavigationStatement } from '../navigation/service.ts';
import { auditStatement, createOnce } from '../owner/service.ts';
import { isReservedPath } from '../site/reserved-paths.ts';

/** The address of a store whose title gives none of at least this length. */
const FALLBACK_URL_ID = 'store';
const URL_ID_MIN_LENGTH = 3;
/** Another call may take an address between the look at those that are taken and the change. */
const TRIES = 20;

type Store = NewStore & { id: string };

interface Parts {
  /** Whether the store gets its root category at once; the platform's own client asks for it by a call of its own. */
  hasRoot: boolean;
}

/** Creates a collection of products, with its root category and its place in the main menu, once for each call. */
export async function createStore(call: OwnerCall, store: NewStore, parts: Parts): Promise<StoreCollection> {
  const id = sortableId(call.now);
  const created = await createOnce(call, id, (reservation) => insertStore(call, { ...store, id }, parts, reservation));
  return readStore(call, created);
}

async function insertStore(
  call: OwnerCall,
  store: Store,
  { hasRoot }: Parts,
  reservation: D1PreparedStatement[],
): Promise<void> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const { id } = store;
  for (let tries = 1; ; tries++) {
    const urlId = await freeUrlId(call, store.urlId ?? store.title);
    const root = { siteId, collectionId: id, id: sortableId(now), displayName: store.title };
    try {
      await db.batch([
        ...reservation,
        ...collectionStatements(db, siteId, toCollection(store, urlId), now),
        ...(hasRoot ? rootCategoryStatements(db, root, now) : []),
        ...(store.inNavigation ? [addToNavigationStatement(db, siteId, id, now)] : []),
        auditStatement(db, { siteId, keyId: owner.keyId, action: 'store.created', target: id, details: {} }, now),
      ]);
      return;
    } catch (error) {
      if (!isClash(error, 'collections.site_id, collections.url_id')) throw error;
      if (tries === TRIES) throw new ApiError('URL_TAKEN', { fields: ['urlId'] });
    }
  }
}

/** Returns the first free address of a title: itself, or with -1, -2, … */
async function freeUrlId({ db, site }: OwnerCall, title: string): Promise<string> {
  const derived = urlSlugOf(title, FALLBACK_URL_ID);
  const urlId = derived.length < URL_ID_MIN_LENGTH ? FALLBACK_URL_ID : derived;
  const { results } = await db
    .prepare(`SELECT url_id FROM collections WHERE site_id = ?1 AND (url_id = ?2 OR url_id GLOB ?2 || '-*')`)
    .bind(site.siteId, urlId)
    .all<{ url_id: string }>();
  const taken = new Set(results.map((row) => row.url_id));
  if (isReservedPath(urlId)) taken.add(urlId);
  return freeSlug(urlId, taken);
}

/** A store as it is stored; fields that the platform's calls do not have get their defaults. */
function toCollection({ id, title, navigationTitle = title, description, inNavigation }: Store, urlId: string) {
  return {
    ...({ id, type: 'products', title, navigationTitle, urlId, description, template: 'products' } as const),
    mainContent: '',
    formIds: [],
    inNavigation,
    enabled: true,
    memberAreaId: null,
    isLocked: false,
    options: CollectionOptions.parse({}),
    position: null,
  };
}

async function readStore({ db, site }: OwnerCall, id: string): Promise<StoreCollection> {
  const row = await db
    .prepare('SELECT * FROM collections WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, id)
    .first<StoreRow>();
  if (!row) throw new ApiError('COLLECTION_NOT_FOUND');
  return {
    id,
    websiteId: site.siteId,
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: row.url_id,
    description: row.description,
    enabled: row.enabled === 1,
    inNavigation: row.in_navigation === 1,
  };
}

interface StoreRow {
  title: string;
  navigation_title: string;
  url_id: string;
  description: string;
  enabled: number;
  in_navigation: number;
}
