import type { Context } from 'hono';
import { CollectionOptions } from '#runtime/contracts/content.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { rootCategoryStatements } from '../categories/service.ts';
import { collectionStatements } from '../content/service.ts';
import { enterNewShop, joinedStatement } from '../contributors/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { forgetUnknownSites } from '../http/middleware/site.ts';
import { auditStatement } from '../owner/service.ts';
import { requireGoodPassword } from '../passwords/service.ts';
import { sessionSecret } from '../session/service.ts';
import { findSite } from '../site/repository.ts';
import type { ShopWish } from './entries.ts';
import { type EntryLink, linkUsedStatements } from './find-link.ts';
import { siteWithTheme } from './new-site.ts';
import { prepared } from './prepared.ts';
import { readStarter } from './read-starter.ts';
import { seenTimeZone } from './reader.ts';
import { usualTimeZone } from './shop-defaults.ts';
import { siteIdOf } from './site-id.ts';
import type { SampleShop, StarterProduct } from './starter.ts';

/** Returns the statements that put sample products into a new shop; the room of products writes them. */
export type SampleStatements = (
  db: D1Database,
  shop: SampleShop,
  samples: readonly StarterProduct[],
) => D1PreparedStatement[];

/** The page of products of a new shop, by its id and the first part of its address. */
const STORE = { id: 'shop', urlId: 'shop' };

/**
 * Creates the first shop of this Worker on the called host, in one batch that uses the link up, and signs its owner in.
 * Visitors are not let in yet, and payments are tests. Throws why the password cannot be chosen, and ENTRY_LINK_OVER where
 * another call was faster.
 */
export async function createShop(
  c: Context<AppEnv>,
  link: EntryLink,
  { wish, password }: { wish: ShopWish; password: string },
  sampleStatements: SampleStatements,
): Promise<void> {
  const { DB: db, ASSETS } = c.env;
  const { title, language, currency, email, business } = wish;
  requireGoodPassword(password, { field: 'password', email, title });
  const now = Date.now();
  const { hostname } = new URL(c.req.url);
  // No other site of this Worker has one.
  const [siteId, ownerId] = [siteIdOf(title), sortableId(now)];
  const owner = { siteId, id: ownerId, email, role: 'admin', password } as const;
  const { theme, products } = await readStarter(ASSETS, language);
  const { theme: texts } = await textsIn(language);
  const timeZone = seenTimeZone(c, business.countryCode) ?? usualTimeZone(business.countryCode);
  const ownSettings = { business, orderNotificationEmail: email, contactEmail: email };
  const site = { siteId, title, hostnames: [hostname], language, timeZone, currency, isOpen: false, ownSettings };
  const root = { siteId, collectionId: STORE.id, id: sortableId(now), displayName: texts.products };
  await db.batch([
    ...linkUsedStatements(db, link, now),
    ...prepared(db, siteWithTheme(site, theme, now)),
    ...collectionStatements(db, siteId, storePage(texts.products), now),
    ...rootCategoryStatements(db, root, now),
    await joinedStatement(db, sessionSecret(c.env), owner, now),
    ...(wish.withSamples
      ? sampleStatements(db, { siteId, keyId: ownerId, collectionId: STORE.id, now }, products)
      : []),
    auditStatement(db, { siteId, keyId: ownerId, action: 'site.created', target: siteId }, now),
  ]);
  forgetUnknownSites();
  const found = await findSite(db, hostname, '');
  if (!found) throw new Error(`The new site ${siteId} is not found at ${hostname}.`);
  c.set('site', found.site);
  await enterNewShop(c, email);
}

/** The page of products. A menu that nobody has changed lists it. */
function storePage(title: string) {
  return {
    ...({ ...STORE, type: 'products', title, navigationTitle: title, description: '', template: 'products' } as const),
    mainContent: '',
    formIds: [],
    inNavigation: true,
    enabled: true,
    memberAreaId: null,
    isLocked: false,
    options: CollectionOptions.parse({}),
    position: null,
  };
}
