/** Elements that are a block of their own, outside of one that says so by its class. */
const BLOCK_TAG = /^(?:sq-.+|figure|table|video|audio|iframe)$/;
const BLOCK_CLASS = /(?:^|\s)sqs-block(?:\s|$)/;
const VOID = new Set(['br', 'hr', 'wbr', 'img', 'col', 'source', 'track']);
/** Sanitised HTML escapes every bracket of texts and values. */
const TAG = /<(\/?)([a-z][a-z\d-]*)([^>]*)>/g;
const CLASS = /\sclass="([^"]*)"/;

/**
 * Counts the blocks of sanitised HTML: elements of the class `sqs-block`, and outside of these each element of ours
 * (`sq-…`), figure, table, video, audio and frame. Text around them is no block, and what is inside a block is part of it.
 */
export function countBlocks(html: string): number {
  let blocks = 0;
  let depth = 0;
  let blockDepth: number | undefined;
  for (const [, slash, tag = '', attributes = ''] of html.matchAll(TAG)) {
    if (VOID.has(tag)) continue;
    if (slash) {
      depth--;
      if (depth === blockDepth) blockDepth = undefined;
      continue;
    }
    const isBlock = BLOCK_TAG.test(tag) || BLOCK_CLASS.test(CLASS.exec(attributes)?.[1] ?? '');
    if (isBlock && blockDepth === undefined) {
      blocks++;
      blockDepth = depth;
    }
    depth++;
  }
  return blocks;
}
