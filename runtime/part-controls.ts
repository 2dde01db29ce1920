import { ACCORDION_BUTTON } from './page/accordion.ts';
import { ACCOUNT_LINK } from './page/account-link.ts';
import { EMBED_LINK } from './page/embeds.ts';
import { MENU_BUTTON } from './page/menu.ts';
import { PICTURE_LIGHTBOX } from './page/picture-lightbox.ts';
import { OLDER_THUMBNAILS, PRODUCT_GALLERY } from './page/product-gallery.ts';
import type { PagePartName } from './page-parts.ts';

/**
 * The controls that work without a visitor having seen them change, by the part of the page that they belong to. Presses
 * from before its module came are held.
 */
export const PART_CONTROLS = {
  'account-links': ACCOUNT_LINK,
  menus: MENU_BUTTON,
  'product-galleries': `${PRODUCT_GALLERY},${OLDER_THUMBNAILS}`,
  'picture-lightboxes': PICTURE_LIGHTBOX,
  accordions: ACCORDION_BUTTON,
  embeds: EMBED_LINK,
} satisfies Partial<Record<PagePartName, string>>;
