import { compactCss } from '#runtime/domain/compact-css.ts';
import { galleryStyle } from '#runtime/domain/gallery-style.ts';
import { pictureStyle } from '#runtime/domain/picture-style.ts';

/** A page with its style of its own for pictures, whose text the page's policy must allow. */
interface Styled {
  html: string;
  inlineStyles: readonly string[];
}

/** Adds what differs between a page's pictures and galleries to its head: its policy refuses style attributes. */
export function withPictureStyle(html: string): Styled {
  const style = compactCss(galleryStyle(html)) + pictureStyle(html);
  if (style === '') return { html, inlineStyles: [] };
  const element = `<style class="sq-picture-style">${style}</style>`;
  return { html: html.replace(/<\/head>/i, (end) => element + end), inlineStyles: [style] };
}
