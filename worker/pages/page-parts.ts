import { PAGE_PARTS, type PagePartName } from '#runtime/page-parts.ts';
import { moduleTags } from '../assets/service.ts';
import type { Bindings } from '../env.ts';

/**
 * By module, the text in the HTML of a page with an element that needs it. A page that only mentions it fetches the
 * module too.
 */
const MARKS: Readonly<Record<PagePartName, RegExp>> = {
  'restock-boxes': /product-restock-notification/,
  comments: /squarespace-comments/,
  'account-links': /UserAccountLink|user-accounts-(?:link|text-link|icon)|nav-item--user-account/,
  menus: /class="[^"]*(?:Mobile-overlay|header-menu)[\s"]/,
  pictures: /<img(?![^>]*\ssrc=)[^>]*\sdata-src=/,
  'summary-carousel': /data-sq-carousel/,
  'event-times': /data-sq-event-end/,
  galleries:
    /class="[^"]*\b(?:sqs-gallery-container|gallery-(?:grid|masonry|strips|slideshow|reel)--layout)|data-controller="Gallery/,
  'product-galleries':
    /(?:ProductItem|product)-gallery-thumbnails|data-product-gallery=|pdp-gallery-slides|id="productSlideshow"/,
  'picture-lightboxes': /class="[^"]*\bsqs-block-image-button[^"]*\blightbox[\s"]/,
  likes: /sqs-simple-like/,
  share: /squarespace-social-buttons/,
  accordions: /<button[^>]*accordion-item__click-target/,
  'audio-players': /squarespace-audio-player"[^>]*><\/div>/,
  embeds: /\sdata-sq-embed=|class="sqs-video-wrapper/,
};

/** Returns the names of the modules that the engine HTML of a page needs. */
export function pagePartsOf(html: string): PagePartName[] {
  return PAGE_PARTS.map(({ name }) => name).filter((name) => MARKS[name].test(html));
}

/** Adds the tags for the modules that the engine HTML of a page needs, at the end of its head. */
export async function withPageParts(env: Bindings, html: string): Promise<string> {
  const needed = pagePartsOf(html);
  if (needed.length === 0) return html;
  const tags = (await Promise.all(needed.map((name) => moduleTags(env, name)))).join('');
  return html.replace(/<\/head>/i, (end) => tags + end);
}
