import type { OwnerCollections } from '#runtime/contracts/content.ts';
import type { OwnerMemberArea } from '#runtime/contracts/member-areas.ts';
import type { NavigationItem } from '#runtime/contracts/navigation.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { linkError } from '../shared/link-error.ts';
import { isFolder } from './tree.ts';

/** The pages and member areas that entries of menus can lead to. */
export interface LinkTargets {
  collections: OwnerCollections['collections'];
  areas: readonly OwnerMemberArea[];
}

/** Returns what visitors read in a menu, and the name of the page that it leads to. */
export function describeEntry(
  item: NavigationItem,
  { collections, areas }: LinkTargets,
): { title: string; leadsTo: string } {
  if (isFolder(item)) return { title: item.title, leadsTo: FOLDER_TEXTS[item.folderBehavior] };
  const collection = collections.find(({ id }) => id === item.collectionId);
  const area = areas.find(({ id }) => id === item.memberAreaId);
  const title = item.title ?? collection?.navigationTitle ?? item.collectionId ?? '';
  if (item.collectionId !== undefined) {
    const state = collection?.enabled === false ? contentTexts.hiddenAfterPage : '';
    return {
      title,
      leadsTo: collection
        ? fill(contentTexts.pageUrlIdState, { urlId: collection.urlId, state })
        : fill(contentTexts.pageCollectionId, { collectionId: item.collectionId }),
    };
  }
  if (item.memberAreaId !== undefined)
    return { title, leadsTo: fill(contentTexts.memberAreaTitle, { title: area?.title ?? item.memberAreaId }) };
  return { title, leadsTo: `${item.externalLink}${item.newWindow ? contentTexts.inANewWindow : ''}` };
}

const FOLDER_TEXTS = {
  index: contentTexts.folderWithAPage,
  redirect: contentTexts.folderThatLeads,
  none: contentTexts.folderThatOnlyOpens,
} as const;

/** Returns why a menu cannot be saved; undefined where it can. */
export function menuProblem(items: readonly NavigationItem[]): string | undefined {
  const empty = items.find((item) => isFolder(item) && item.children.length === 0);
  if (empty) return fill(contentTexts.folderIsEmptyPut, { title: String(empty.title) });
  const links = items.flatMap((item) => (isFolder(item) ? item.children : [item]));
  for (const { externalLink } of links) {
    const problem = externalLink === undefined ? undefined : linkError(externalLink);
    if (problem) return problem;
  }
  return undefined;
}
