/** Returns the path of an item on the shop: "/journal/first". A collection that is the home page adds nothing to it. */
export function itemAddress(urlId: string, urlSlug: string): string {
  return `/${[urlId, urlSlug].filter((part) => part !== '').join('/')}`;
}
