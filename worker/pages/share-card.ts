import { brandHexColors } from '#runtime/domain/brand-colors.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { plainMoney } from '#runtime/domain/plain-money.ts';
import { priceTexts } from '#runtime/domain/price.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { Bindings } from '../env.ts';
import { pictureWidths, servedWidths } from '../pictures/service.ts';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  cardPath,
  isOwnDrawing,
  type ShareCard,
  USUAL_COLORS,
} from '../share-pictures/service.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { joined } from './alternates.ts';
import type { Item } from './rows.ts';
import { usesCldrMoney } from './site-context.ts';
import type { View } from './view.ts';

type Texts = Pick<Catalogue, 'product'>;

/** A picture of a page, for sites that show a link to it. */
interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Widest picture that such sites show. */
const MAX_WIDTH = 1200;
/** Formats that not all of them can read. */
const UNREADABLE = /\.(?:svgz?|avif)$/i;

/**
 * Returns the picture of a page for other sites: the first one of its item or category where that is a photo, or one that
 * the Worker draws; undefined for a page without an address of its own.
 */
export function sharePicture(
  env: Bindings,
  site: Site,
  view: View,
  { origin, base, texts }: { origin: string; base: string; texts: Texts },
): SharePicture | undefined {
  const own = ownPicture(env, view);
  if (own) {
    const { src, width, height, alt, widths } = own;
    const served = [...widths.filter((candidate) => candidate <= MAX_WIDTH), ...(width <= MAX_WIDTH ? [width] : [])].at(
      -1,
    );
    const isResized = served !== undefined && served !== width;
    const url = new URL(isResized ? `${src}?format=${served}w` : src, origin).href;
    return isResized
      ? { url, width: served, height: Math.round((height * served) / width), alt }
      : { url, width, height, alt };
  }
  const card = cardOf(site, view, texts);
  if (!card) return undefined;
  const url = joined(base, encodeURI(cardPath(card, pathOf(view))));
  return { url, width: CARD_WIDTH, height: CARD_HEIGHT, alt: [card.title, card.price].filter(Boolean).join(', ') };
}

/** Returns what the Worker draws for a page; undefined for one that has a photo or is not there for everybody. */
export function cardOf(site: Site, view: View, { product }: Texts): ShareCard | undefined {
  const { collection, item, category, status, path } = view;
  if (!collection || status !== 200 || path === '' || photoOf(view)) return undefined;
  const colors = brandHexColors(Object(site.website.colors));
  const { surface, text, accent, onAccent } = USUAL_COLORS;
  const src = item?.images[0]?.assetUrl ?? '';
  return {
    title: item?.title ?? category?.displayName ?? collection.title,
    price: item ? priceOf(site, item, product) : '',
    shop: site.title,
    colors: {
      surface: colors.surface ?? surface,
      text: colors.text ?? text,
      accent: colors.accent ?? accent,
      onAccent: colors['on-accent'] ?? onAccent,
    },
    drawing: isOwnDrawing(src) ? src : undefined,
  };
}

/** The page's path, without what a list's address says of its items. */
function pathOf({ path }: View): string {
  return path.replace(/\?.*/, '');
}

/** The price as the page writes it. That of a subscription says nothing without its cycle. */
function priceOf(site: Site, { productType, variants, subscriptionPlan }: Item, texts: Texts['product']): string {
  if (productType === null || subscriptionPlan || variants.length === 0) return '';
  const currency = storeCurrency(site);
  const write = (cents: number) =>
    usesCldrMoney(site) ? formatMoney(cents, currency, site.language) : plainMoney(cents, currency);
  return priceTexts(variants, write, texts).price;
}

function photoOf({ item, category }: View) {
  const picture = item ? item.images[0] : category?.picture;
  if (!picture) return undefined;
  const src = 'assetUrl' in picture ? picture.assetUrl : picture.src;
  return UNREADABLE.test(src.replace(/[?#].*/, '')) ? undefined : { ...picture, src };
}

function ownPicture(env: Bindings, view: View) {
  const photo = photoOf(view);
  if (!photo) return undefined;
  const { src, width, height, altText } = photo;
  const widths = 'assetUrl' in photo ? servedWidths(env, photo) : pictureWidths(env, { assetUrl: src, width });
  return { src, width, height, alt: altText, widths };
}
