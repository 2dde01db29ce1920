import { RESTOCK_BOX } from './hooks.ts';
import { ACCORDION_BUTTON } from './page/accordion.ts';
import { ACCOUNT_LINK } from './page/account-link.ts';
import { AUDIO_PLAYER } from './page/audio-player.ts';
import { CAROUSEL } from './page/carousel.ts';
import { COMMENTS_BOX } from './page/comments-box.ts';
import { EMBED_LINK, VIDEO_WRAPPER } from './page/embeds.ts';
import { EVENT_TIME } from './page/event-time.ts';
import { GALLERY } from './page/gallery-root.ts';
import { LIKE_BUTTON } from './page/like-button.ts';
import { PICTURE_LIGHTBOX } from './page/picture-lightbox.ts';
import { PRODUCT_GALLERY } from './page/product-gallery.ts';
import { SHARE_BUTTONS } from './page/share-buttons.ts';

/** A module that only pages with certain engine HTML need. */
interface PagePart {
  /** Its entry module: `NAME.entry.ts`. */
  name: string;
  /** The engine HTML that it handles. */
  selector: string;
  /** What stands in the HTML of a page that has such an element. A page that only mentions it fetches the module too. */
  mark: RegExp;
  /** Whether the platform's own scripts, where they run, do the same. */
  isPlatforms: boolean;
}

/**
 * The Worker writes tags for the modules that its page needs (`worker/pages/page-parts.ts`), and the module
 * "foreign-page" fetches them on all other pages. They stand apart from `hooks.ts`, which every page fetches.
 */
export const PAGE_PARTS = [
  { name: 'restock-boxes', selector: RESTOCK_BOX, mark: /product-restock-notification/, isPlatforms: false },
  { name: 'comments', selector: COMMENTS_BOX, mark: /squarespace-comments/, isPlatforms: true },
  {
    name: 'account-links',
    selector: ACCOUNT_LINK,
    mark: /UserAccountLink|user-accounts-(?:link|text-link|icon)|nav-item--user-account/,
    isPlatforms: true,
  },
  {
    name: 'menus',
    selector: '.Mobile-overlay,.header-menu',
    mark: /class="[^"]*(?:Mobile-overlay|header-menu)[\s"]/,
    isPlatforms: true,
  },
  {
    name: 'pictures',
    selector: 'img[data-src]:not([src])',
    mark: /<img(?![^>]*\ssrc=)[^>]*\sdata-src=/,
    isPlatforms: true,
  },
  { name: 'summary-carousel', selector: CAROUSEL, mark: /data-sq-carousel/, isPlatforms: false },
  { name: 'event-times', selector: EVENT_TIME, mark: /data-sq-event-end/, isPlatforms: false },
  {
    name: 'galleries',
    selector: GALLERY,
    mark: /class="[^"]*\b(?:sqs-gallery-container|gallery-(?:grid|masonry|strips|slideshow|reel)--layout)|data-controller="Gallery/,
    isPlatforms: true,
  },
  {
    name: 'product-galleries',
    selector: PRODUCT_GALLERY,
    mark: /(?:ProductItem|product)-gallery-thumbnails|data-product-gallery=|pdp-gallery-slides|id="productSlideshow"/,
    isPlatforms: true,
  },
  {
    name: 'picture-lightboxes',
    selector: PICTURE_LIGHTBOX,
    mark: /class="[^"]*\bsqs-block-image-button[^"]*\blightbox[\s"]/,
    isPlatforms: true,
  },
  { name: 'likes', selector: LIKE_BUTTON, mark: /sqs-simple-like/, isPlatforms: true },
  { name: 'share', selector: SHARE_BUTTONS, mark: /squarespace-social-buttons/, isPlatforms: true },
  {
    name: 'accordions',
    selector: ACCORDION_BUTTON,
    mark: /<button[^>]*accordion-item__click-target/,
    isPlatforms: true,
  },
  {
    name: 'audio-players',
    selector: AUDIO_PLAYER,
    mark: /squarespace-audio-player"[^>]*><\/div>/,
    isPlatforms: true,
  },
  {
    name: 'embeds',
    selector: `${EMBED_LINK},${VIDEO_WRAPPER}`,
    mark: /\sdata-sq-embed=|class="sqs-video-wrapper/,
    isPlatforms: false,
  },
] as const satisfies readonly PagePart[];

export type PagePartName = (typeof PAGE_PARTS)[number]['name'];
