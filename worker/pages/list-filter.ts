import { boundsOf, monthText, readMonth } from '../events/service.ts';
import type { Site } from '../site/site.ts';
import { isOwnText } from '../translations/service.ts';

/** Which items of a collection a list shows, as its address says. */
export interface ListFilter {
  category?: string;
  tag?: string;
  author?: string;
  /** '2026-12': items of this month of the site's time zone, and events that take place in it. */
  month?: string;
}

const NAMES = ['category', 'tag', 'author'] as const;
const LONGEST_NAME = 200;

/** Reads the filter from a list's address; undefined for the whole list. */
export function readFilter(query: Readonly<Record<string, string>>): ListFilter | undefined {
  const filter: ListFilter = {};
  for (const name of NAMES) {
    const value = query[name]?.trim();
    if (value && value.length <= LONGEST_NAME) filter[name] = value;
  }
  const month = readMonth(query.month);
  if (month) filter.month = month;
  return Object.keys(filter).length > 0 ? filter : undefined;
}

/** Returns the query of a filter's address; '' for none. */
export function queryOf(filter: ListFilter | undefined): string {
  return new URLSearchParams({ ...filter }).toString();
}

/** Writes what a filtered list shows: 'Harvest, December 2026'. */
export function filterTitle({ category, tag, author, month }: ListFilter, site: Site): string {
  return [category, tag, author, month && monthText(month, site.language)].filter(Boolean).join(', ');
}

/**
 * Whether search engines should list the page. Each name has one page; months and combinations show the same items once
 * more.
 */
export function isIndexed(filter: ListFilter): boolean {
  return filter.month === undefined && Object.keys(filter).length === 1;
}

/**
 * The addresses of lists that search engines need not fetch, as patterns of robots.txt: those that `isIndexed` leaves out,
 * and lists that are read backwards, which show the same items once more.
 */
export function unindexedPatterns(): string[] {
  const pairs = NAMES.flatMap((first) => NAMES.filter((name) => name !== first).map((second) => [first, second]));
  return ['/*?*month=', '/*?*reversePaginate=', ...pairs.map(([first, second]) => `/*?*${first}=*&${second}=`)];
}

interface FilterParameters {
  /** Number of the first parameter for the filter's values. */
  first: number;
  timeZone: string;
  /** The parameter with the language, where names may be those of a further one. */
  language: string;
}

/** What a filter asks of items in SQL. Names are those of the site's own language or of the page's. */
export function filterConditions(filter: ListFilter | undefined, { first, timeZone, language }: FilterParameters) {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const parameter = (value: string | number) => `?${first + values.push(value) - 1}`;
  const { category, tag, author, month } = filter ?? {};
  const has = (column: string, name: string) => {
    const wanted = parameter(name);
    const isNamed = `name.value = ${wanted}${language && ` OR ${isOwnText('items.id', 'name.value', { wanted, language })}`}`;
    return `EXISTS (SELECT 1 FROM json_each(items.${column}) AS name WHERE ${isNamed})`;
  };
  if (category !== undefined) conditions.push(has('categories', category));
  if (tag !== undefined) conditions.push(has('tags', tag));
  if (author !== undefined) conditions.push(`author_name = ${parameter(author)}`);
  if (month !== undefined) {
    const { from, to } = boundsOf(month, timeZone);
    conditions.push(`COALESCE(starts_at, published_at) < ${parameter(to)}`);
    conditions.push(`COALESCE(ends_at, starts_at, published_at) >= ${parameter(from)}`);
  }
  return { sql: conditions.map((condition) => `AND ${condition}`).join(' '), values };
}
