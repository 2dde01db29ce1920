/** Covers: what their slices show, and the page around them. Cover pages and lock screens are made of them. */

export { checkCover } from './check-cover.ts';
export { type ShownCover, showCover } from './show-cover.ts';
export type { SliceContext } from './slice-html.ts';
