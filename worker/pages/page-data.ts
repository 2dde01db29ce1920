import { questionsIn } from '../blocks/service.ts';
import type { Site } from '../site/site.ts';
import { type Crumb, structuredData } from '../structured-data/service.ts';
import { joined } from './alternates.ts';
import { filterTitle } from './list-filter.ts';
import type { Collection } from './rows.ts';
import type { View } from './view.ts';

/** Where a page and what it names are. */
export interface Place {
  /** Address of the page; '' for one without. */
  url: string;
  /** Start of the shop's pages in the page's language. */
  base: string;
  /** The shop's own, where its pictures are. */
  origin: string;
}

/** Returns the page's structured data; undefined for a page without any, and for one that has no address of its own. */
export function pageData(site: Site, view: View, place: Place, now: number): object | undefined {
  if (view.path === '' || view.status !== 200) return undefined;
  const { item, collection, reviews, kind, cover } = view;
  const isShown = kind === 'page' && !cover && collection !== undefined;
  return structuredData(site, {
    ...place,
    isHome: view.path === '/',
    crumbs: crumbsOf(site, view, place),
    item,
    reviews,
    questions: isShown ? questionsIn(collection.mainContent) : [],
    now,
  });
}

/** The way to a page from the home page by names that the page shows. */
function crumbsOf(site: Site, view: View, { url, base }: Place): Crumb[] {
  const { collection, category, categories, filter, item } = view;
  if (!collection || collection.urlId === '') return [];
  const start = `/${collection.urlId}`;
  const way = category
    ? (categories?.shown ?? []).filter(({ path }) => `${category.path}/`.startsWith(`${path}/`))
    : [];
  const last = item?.title ?? (filter && filterTitle(filter, site));
  return [
    { name: site.title, url: joined(base, '/') },
    { name: nameOf(collection, view), url: joined(base, start) },
    ...way
      .toSorted((a, b) => a.path.length - b.path.length)
      .map(({ displayName, path }) => ({ name: displayName, url: joined(base, `${start}/${path}`) })),
    ...(last === undefined ? [] : [{ name: last, url }]),
  ];
}

/** A collection's own page shows its title, and the pages below it its name in the menu. */
function nameOf({ title, navigationTitle }: Collection, { item, category }: View): string {
  return (item || category) && navigationTitle ? navigationTitle : title;
}
