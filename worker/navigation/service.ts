import {
  type LayoutLink,
  NAVIGATIONS,
  type NavigationItem,
  type NavigationName,
  type OwnerNavigation,
  type OwnerNavigations,
  type SiteHeaderFooter,
  type SiteHeaderFooterChange,
  type SiteLayout,
} from '#runtime/contracts/navigation.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { actOf, changedEntry, changeSetStatements } from '../change-sets/service.ts';
import { sanitisePageHtml } from '../content/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf } from '../owner/service.ts';
import { expectSite, readCurrentSite, writeSite } from '../site-settings/service.ts';
import { expectNavigation, headerFooterStatement, navigationStatement } from './changes.ts';
import { type MenuCollection, readMenus } from './repository.ts';

export { headerContext, withoutClosed } from './announcement.ts';
export { addToNavigationStatement, headerFooterStatement, navigationStatement } from './changes.ts';
export { type PageEntry, pageEntries, putEntryBack } from './page-entries.ts';

export async function readNavigations({ db, site }: OwnerCall): Promise<OwnerNavigations> {
  const { menus } = await readMenus(db, site.siteId);
  return { navigations: menus };
}

/** Throws NAVIGATION_NOT_FOUND for a name that the platform does not have. */
export async function readNavigation(call: OwnerCall, name: string): Promise<OwnerNavigation> {
  const { navigations } = await readNavigations(call);
  const found = navigations.find((navigation) => navigation.name === name);
  if (!found) throw new ApiError('NAVIGATION_NOT_FOUND');
  return found;
}

/** Replaces a menu, as `changeNavigation` does, so that it can be taken back. */
export async function saveNavigation(
  call: OwnerCall,
  name: string,
  items: NavigationItem[],
  version: number | undefined,
): Promise<OwnerNavigation> {
  const { version: _, ...current } = await readNavigation(call, name);
  const entry = changedEntry('navigation', { id: name, title: name, current, next: { name, items } });
  return changeNavigation(call, name, items, version, setOf(call, 'menu', entry, name));
}

/** Replaces a menu; with `version`, only if it has not changed since. `others` are statements for the same batch. */
export async function changeNavigation(
  call: OwnerCall,
  name: string,
  items: NavigationItem[],
  version: number | undefined,
  others: readonly D1PreparedStatement[] = [],
): Promise<OwnerNavigation> {
  const { db, site, now } = call;
  if (!isName(name)) throw new ApiError('NAVIGATION_NOT_FOUND');
  await expectFitting(call, name, items);
  const { menus, collections } = await readMenus(db, site.siteId);
  const before = menus.find((menu) => menu.name === name)?.items ?? [];
  const changes = changesOf({ entries: entryNames(before, collections) }, { entries: entryNames(items, collections) });
  const statements = [
    expectNavigation(db, site.siteId, { name, items, version }),
    navigationStatement(db, site.siteId, { name, items }, now),
    ...others,
  ];
  await refusingStale(
    () => writeSite(call, statements, { action: 'navigation.changed', target: name, changes }),
    () => readNavigation(call, name),
  );
  return readNavigation(call, name);
}

/** Returns what visitors read of a menu's entries, for the audit log: those of a folder in brackets. */
function entryNames(items: readonly NavigationItem[], collections: readonly MenuCollection[]): string[] {
  return items.map((item) => {
    const title = item.title ?? collections.find(({ id }) => id === item.collectionId)?.navigationTitle ?? '';
    return 'children' in item ? `${title} (${entryNames(item.children, collections).join(', ')})` : title;
  });
}

function isName(name: string): name is NavigationName {
  return NAVIGATIONS.some((known) => known === name);
}

/** Refuses invalid entries: member areas that the shop does not have, and hidden pages that do not exist. */
async function expectFitting(
  { readerLanguage }: OwnerCall,
  name: NavigationName,
  items: NavigationItem[],
): Promise<void> {
  const { siteErrors } = await textsIn(readerLanguage);
  const errors: Record<string, string> = {};
  for (const [place, item] of items.entries()) {
    const links = 'children' in item ? item.children : [item];
    const isMemberArea = links.some((link) => 'memberAreaId' in link);
    const isFitting = name === '_memberareas' ? isMemberArea : !isMemberArea;
    if (!isFitting) errors[`items.${place}`] = siteErrors.memberArea;
    const isPage = !('children' in item) && item.collectionId !== undefined;
    if (name === '_hidden' && !isPage) errors[`items.${place}`] = fill(siteErrors.onlyPages, { name });
  }
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_REQUEST', { errors });
}

/** Returns all menus with the addresses that their entries lead to. */
export async function readLayout({ db, site }: OwnerCall): Promise<SiteLayout> {
  const { menus, collections } = await readMenus(db, site.siteId);
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  return { layout: menus.map(({ name, items }) => ({ identifier: name, links: linksOf(items, byId) })) };
}

function linksOf(items: readonly NavigationItem[], collections: ReadonlyMap<string, MenuCollection>): LayoutLink[] {
  return items.flatMap((item) => {
    const collection = item.collectionId === undefined ? undefined : collections.get(item.collectionId);
    if (item.collectionId !== undefined && !collection) return [];
    const children = 'children' in item ? linksOf(item.children, collections) : [];
    const isRedirect = 'children' in item && item.folderBehavior === 'redirect';
    const external = 'externalLink' in item ? item.externalLink : undefined;
    return [
      {
        title: item.title ?? collection?.navigationTitle ?? '',
        url: collection ? `/${collection.urlId}` : (external ?? (isRedirect ? children[0]?.url : undefined) ?? ''),
        ...(item.collectionId !== undefined && { collectionId: item.collectionId }),
        ...('memberAreaId' in item && item.memberAreaId !== undefined && { memberAreaId: item.memberAreaId }),
        ...('children' in item && { children: children.map(({ title, url }) => ({ title, url })) }),
      },
    ];
  });
}

interface VersionedFrame {
  frame: SiteHeaderFooter;
  version: number;
}

export async function readHeaderFooter(call: OwnerCall): Promise<VersionedFrame> {
  const { header, footer, version } = await readCurrentSite(call);
  return { frame: { header, footer }, version };
}

/** Replaces header and footer, as `changeHeaderFooter` does, so that they can be taken back. */
export async function saveHeaderFooter(
  call: OwnerCall,
  change: SiteHeaderFooterChange,
  version: number | undefined,
): Promise<VersionedFrame> {
  const { frame: current } = await readHeaderFooter(call);
  const { siteId } = call.site;
  const entry = changedEntry('headerFooter', { id: siteId, title: '', current, next: changedFrame(current, change) });
  return changeHeaderFooter(call, change, version, setOf(call, 'headerFooter', entry));
}

/** Returns the statements of the set with this entry; none where nothing changes. */
function setOf(call: OwnerCall, kind: 'menu' | 'headerFooter', entry: ReturnType<typeof changedEntry>, title = '') {
  return entry.fields.length > 0 ? changeSetStatements(call, actOf(call, kind, title), [entry]) : [];
}

/** Returns header and footer as a change leaves them. */
export function changedFrame(current: SiteHeaderFooter, { header, footer }: SiteHeaderFooterChange): SiteHeaderFooter {
  const { logo = current.header.logo } = header;
  return { header: { ...header, logo }, footer: { ...footer, note: sanitisePageHtml(footer.note) } };
}

/**
 * Replaces header and footer; with `version`, only if the site has not changed since. `others` are statements for the same
 * batch.
 */
export async function changeHeaderFooter(
  call: OwnerCall,
  change: SiteHeaderFooterChange,
  version: number | undefined,
  others: readonly D1PreparedStatement[] = [],
): Promise<VersionedFrame> {
  const { db, site } = call;
  const { header, footer } = await readCurrentSite(call);
  const clean = changedFrame({ header, footer }, change);
  const changes = changesOf({ header, footer }, clean);
  const statements = [
    ...(version === undefined ? [] : [expectSite(db, site.siteId, version)]),
    headerFooterStatement(db, site.siteId, clean),
    ...others,
  ];
  await refusingStale(
    () => writeSite(call, statements, { action: 'site.headerFooterChanged', changes }),
    () => readCurrentSite(call),
  );
  return readHeaderFooter(call);
}
