import { CATEGORY_MAX_DEPTH } from '#runtime/contracts/category.ts';

/** A collection's products are below this part of the address, so that no category of the first level can have it. */
const PRODUCTS_SEGMENT = 'p';
/** Last part of the address of a category whose name has no letter. */
const FALLBACK = 'category';

/** Returns the last part of a category's address: 'Black & White' is at 'black-white'. */
export function segmentOf(displayName: string): string {
  const plain = displayName
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [FALLBACK]).join('-');
}

/** Returns the address below the collection; `parentPath` is '' for the root. */
export function pathOf(parentPath: string, segment: string): string {
  return parentPath === '' ? segment : `${parentPath}/${segment}`;
}

export function isReserved(path: string): boolean {
  return path === PRODUCTS_SEGMENT;
}

export function isTooDeep(path: string): boolean {
  return path.split('/').length > CATEGORY_MAX_DEPTH;
}

/** Returns the first of `path`, `path-1`, `path-2`, … that is free. */
export function freePath(path: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate) && !isReserved(candidate);
  if (isFree(path)) return path;
  let number = 1;
  while (!isFree(`${path}-${number}`)) number++;
  return `${path}-${number}`;
}
