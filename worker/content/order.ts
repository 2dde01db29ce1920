import type { ItemOrder } from '#runtime/contracts/content.ts';

/**
 * Returns the ids of a collection in their new order. With `before` the moved items stand one behind the other in front
 * of that item, or at the end for null. Without it they exchange the places that they have, so that a whole list in a new
 * order loses no item that somebody else has added. Returns the id that the collection does not have where there is one.
 */
export function reorder(
  ids: readonly string[],
  { itemIds, before }: ItemOrder,
): { ids: string[] } | { unknown: string } {
  const moved = new Set(itemIds);
  const unknown = [...itemIds, ...(before ? [before] : [])].find((id) => !ids.includes(id));
  if (unknown !== undefined) return { unknown };
  if (before === undefined) {
    const next = moved.values();
    return { ids: ids.map((id) => (moved.has(id) ? (next.next().value ?? id) : id)) };
  }
  // An item that is moved in front of itself stays where it is, and the others follow it.
  const anchor =
    before !== null && moved.has(before) ? ids.slice(ids.indexOf(before)).find((id) => !moved.has(id)) : before;
  const others = ids.filter((id) => !moved.has(id));
  const place = anchor == null ? others.length : others.indexOf(anchor);
  return { ids: others.toSpliced(place, 0, ...moved) };
}
