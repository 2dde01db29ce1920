import { FOLDER_BEHAVIOR } from '#runtime/contracts/enumerations.ts';
import type { NavigationFolder, NavigationItem, NavigationLink } from '#runtime/contracts/navigation.ts';
import { ownText, type toTranslated } from '../translations/service.ts';
import type { Collection } from './rows.ts';
import { collectionContext } from './site-context.ts';

/** What a menu knows of a collection: of one for members only or behind a password, what everybody may know. */
function shownContext(collection: Collection) {
  const isOpen = collection.memberAreaId === null && collection.lockKey === null;
  return collectionContext(isOpen ? collection : { ...collection, mainContent: '', description: '' });
}

/** The pages that a menu may lead to, and the one that is shown. */
interface MenuContext {
  collections: ReadonlyMap<string, Collection>;
  active: Collection | undefined;
}

/** What every entry of a menu has; a template finds what it leads to beside it. */
interface LinkContext {
  active: boolean;
  title: string;
  url: string;
  newWindow: boolean;
  collection?: ReturnType<typeof collectionContext>;
  /** The area that an entry leads to, by its first collection. */
  memberAreaId?: string;
  externalLink?: { title: string; url: string; newWindow: boolean };
}

/** An entry of a menu; `url` is '' for a folder that only opens. */
interface MenuEntry {
  title: string;
  url: string;
}

/**
 * Returns a menu for templates, with the platform's names. Each entry has all keys that templates ask, because they
 * would find a missing one further outside. Entries whose collection is not public are left out, and so are folders
 * without entries.
 */
export function navigation(
  items: readonly NavigationItem[] | null,
  collections: readonly Collection[],
  active: Collection | undefined,
): MenuEntry[] {
  const context = { collections: new Map(collections.map((collection) => [collection.id, collection])), active };
  const shown = items ?? collections.filter(({ inNavigation }) => inNavigation).map(({ id }) => ({ collectionId: id }));
  return shown.flatMap<MenuEntry>((item) =>
    'children' in item ? folderContext(item, context) : linkContext(item, context),
  );
}

function linkContext(
  { title, collectionId, externalLink, newWindow, memberAreaId }: NavigationLink,
  { collections, active }: MenuContext,
): LinkContext[] {
  const collection = collections.get(collectionId ?? '') ?? firstOf(memberAreaId, collections);
  if (collection) {
    return [
      {
        active: collection.id === active?.id,
        collection: shownContext(collection),
        title: title ?? collection.navigationTitle,
        url: `/${collection.urlId}`,
        newWindow: false,
        ...(memberAreaId !== undefined && { memberAreaId }),
      },
    ];
  }
  if (externalLink === undefined) return [];
  const external = { title: title ?? '', url: externalLink, newWindow: newWindow ?? false };
  return [{ active: false, externalLink: external, ...external }];
}

/** An entry of a member area leads to the first of its collections. */
function firstOf(areaId: string | undefined, collections: MenuContext['collections']): Collection | undefined {
  return areaId === undefined
    ? undefined
    : [...collections.values()].find((collection) => collection.memberAreaId === areaId);
}

function folderContext({ title, folderBehavior, collectionId, children }: NavigationFolder, context: MenuContext) {
  const { collections, active } = context;
  const items = children.flatMap((child) => linkContext(child, context));
  const index = collections.get(collectionId ?? '');
  if (items.length === 0 || (collectionId !== undefined && !index)) return [];
  const isActive = index !== undefined && index.id === active?.id;
  const url = index ? `/${index.urlId}` : folderBehavior === 'redirect' ? (items[0]?.url ?? '') : '';
  const code = FOLDER_BEHAVIOR[folderBehavior];
  const own = index ? shownContext(index) : { title, navigationTitle: title, fullUrl: url };
  return [
    {
      active: isActive,
      folderActive: isActive || items.some((item) => item.active),
      collection: { ...own, folder: true, folderBehavior: code },
      title,
      url,
      newWindow: false,
      items,
    },
  ];
}

/** Returns a menu with the titles that the owner gave its entries in another language. */
export function translatedMenu(
  items: readonly NavigationItem[],
  translated: ReturnType<typeof toTranslated>,
): NavigationItem[] {
  const titled = <Entry extends NavigationItem>(entry: Entry): Entry =>
    entry.title === undefined ? entry : { ...entry, title: ownText(translated, entry.title) };
  return items.map((item) =>
    'children' in item ? { ...titled(item), children: item.children.map(titled) } : titled(item),
  );
}
