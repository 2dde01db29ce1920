/** Returns the part of an owner's object that moves with an export: without its version and the times of its changes. */
export function movable<Whole extends { version?: unknown; updatedAt?: unknown; createdAt?: unknown }>(
  whole: Whole,
): Omit<Whole, 'version' | 'updatedAt' | 'createdAt'> {
  const { version: _, updatedAt: __, createdAt: ___, ...content } = whole;
  return content;
}

/** The only part of an export of a kind that has few objects. */
export function onePage(contents: object[]) {
  return { contents, nextPageCursor: null };
}
