import { boot } from './boot.ts';

/**
 * Returns the address of a page of the shop in the language of this page. The Worker writes the start of paths on the
 * root of its pages, and `<sq-language>` does on those of other origins.
 */
export function shopAddress(path: string): string {
  const prefix = document.documentElement.dataset.sqPrefix ?? '';
  return new URL(prefix + path, boot().base).href;
}

/** Returns the path of this page without its language. */
export function ownPath(): string {
  const { sqPrefix = '' } = document.documentElement.dataset;
  return sqPrefix && location.pathname.startsWith(`${sqPrefix}/`)
    ? location.pathname.slice(sqPrefix.length)
    : location.pathname;
}
