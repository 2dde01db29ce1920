import { compactCss } from '#runtime/domain/compact-css.ts';
import { GALLERY_STYLE, galleryDifferences, hasGallery } from '#runtime/domain/gallery-style.ts';
import { pictureStyle } from '#runtime/domain/picture-style.ts';

/** The rules of all galleries, which are shortened once. */
const OF_GALLERIES = compactCss(GALLERY_STYLE);

/** A page with its style of its own for pictures, whose text the page's policy must allow. */
interface Styled {
  html: string;
  inlineStyles: readonly string[];
}

/** Adds what differs between a page's pictures and galleries to its head: its policy refuses style attributes. */
export function withPictureStyle(html: string): Styled {
  const galleries = hasGallery(html) ? OF_GALLERIES + compactCss(galleryDifferences(html)) : '';
  const style = galleries + pictureStyle(html);
  if (style === '') return { html, inlineStyles: [] };
  const element = `<style class="sq-picture-style">${style}</style>`;
  return { html: html.replace(/<\/head>/i, (end) => element + end), inlineStyles: [style] };
}
