import type { Page } from './demo-shop.ts';

/** An object of a page's structured data, as JSON gives it. */
export type DataNode = { readonly [property: string]: unknown };

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** Returns all structured data of a page, which stands in one script; undefined for a page without any. */
export function dataOf({ html }: Page): DataNode | undefined {
  const [first, ...others] = [...html.matchAll(SCRIPT)].map(([, json = '']) => json);
  if (others.length > 0) throw new Error('The page has more than one script with data.');
  return first === undefined ? undefined : JSON.parse(first);
}

/** Returns the nodes of a type in a page's data. */
export function nodesOf(page: Page, type: string): DataNode[] {
  return all(dataOf(page), '@graph').filter((node) => node['@type'] === type);
}

/** Returns what a property of a node holds, one or several, as a list. */
export function all(node: DataNode | undefined, property: string): DataNode[] {
  const value = node?.[property];
  return value === undefined
    ? []
    : [value].flat().map((one) => (typeof one === 'object' ? { ...one } : { value: one }));
}
