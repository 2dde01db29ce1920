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
import { MENU } from './page/menu.ts';
import { PICTURE_LIGHTBOX } from './page/picture-lightbox.ts';
import { PRODUCT_GALLERY } from './page/product-gallery.ts';
import { SHARE_BUTTONS } from './page/share-buttons.ts';

/** A module that only pages with certain engine HTML need. */
export interface PagePart {
  /** Its entry module: `NAME.entry.ts`. */
  name: string;
  /** The engine HTML that it handles. */
  selector: string;
  /** Whether the platform's own scripts, where they run, do the same. */
  isPlatforms: boolean;
}

/**
 * The Worker writes tags for the modules that its page needs (`worker/pages/page-parts.ts`), and the module
 * "foreign-page" has them fetched on all other pages. They stand apart from `hooks.ts`, which every page fetches.
 */
export const PAGE_PARTS = [
  { name: 'restock-boxes', selector: RESTOCK_BOX, isPlatforms: false },
  { name: 'comments', selector: COMMENTS_BOX, isPlatforms: true },
  {
    name: 'account-links',
    selector: ACCOUNT_LINK,
    isPlatforms: true,
  },
  {
    name: 'menus',
    selector: MENU,
    isPlatforms: true,
  },
  {
    name: 'pictures',
    selector: 'img[data-src]:not([src])',
    isPlatforms: true,
  },
  { name: 'summary-carousel', selector: CAROUSEL, isPlatforms: false },
  { name: 'event-times', selector: EVENT_TIME, isPlatforms: false },
  {
    name: 'galleries',
    selector: GALLERY,
    isPlatforms: true,
  },
  { name: 'product-galleries', selector: PRODUCT_GALLERY, isPlatforms: true },
  { name: 'picture-lightboxes', selector: PICTURE_LIGHTBOX, isPlatforms: true },
  { name: 'likes', selector: LIKE_BUTTON, isPlatforms: true },
  { name: 'share', selector: SHARE_BUTTONS, isPlatforms: true },
  {
    name: 'accordions',
    selector: ACCORDION_BUTTON,
    isPlatforms: true,
  },
  {
    name: 'audio-players',
    selector: AUDIO_PLAYER,
    isPlatforms: true,
  },
  {
    name: 'embeds',
    selector: `${EMBED_LINK},${VIDEO_WRAPPER}`,
    isPlatforms: false,
  },
] as const satisfies readonly PagePart[];

export type PagePartName = (typeof PAGE_PARTS)[number]['name'];
