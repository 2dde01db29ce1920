import { createHash } from 'node:crypto';
import { PICTURES_PATH } from '../site/page-paths.ts';

/** What a page's picture for other sites shows. */
export interface ShareCard {
  title: string;
  /** As the page writes it; '' for none. */
  price: string;
  /** Title of the shop. */
  shop: string;
  /** Six hexadecimal digits with a sign before them. */
  colors: { surface: string; text: string; accent: string; onAccent: string };
  /** Path of a drawing that the shop itself serves; undefined for none. */
  drawing: string | undefined;
}

/** Start of the addresses of these pictures, below that of owners' pictures, so that no page of a shop has it. */
const START = `${PICTURES_PATH}/share`;
const NAME = 'card.png';
/** Counts up when the same card looks otherwise, so that pictures that are kept are drawn again. */
const DRAWN_AS = 1;
const VERSION_LENGTH = 16;

/** Returns the version of a card: another one as soon as anything on it changes. */
export function versionOf(card: ShareCard): string {
  const { title, price, shop, colors, drawing } = card;
  const all = JSON.stringify([DRAWN_AS, title, price, shop, Object.entries(colors).sort(), drawing]);
  return createHash('sha256').update(all).digest('base64url').slice(0, VERSION_LENGTH);
}

/** Returns the path of the picture of a page. `page` is the page's own path, '/' for the home page. */
export function cardPath(card: ShareCard, page: string): string {
  return `${START}/${versionOf(card)}${page === '/' ? '' : page}/${NAME}`;
}

/** Pattern of the routes of these pictures. */
export const CARD_ROUTE = `${START}/:version/*`;

/** Reads the page's path from that of its picture; undefined for any other address. */
export function pageOfCard(path: string, version: string): string | undefined {
  const [start, end] = [`${START}/${version}/`, NAME];
  if (!path.startsWith(start) || !path.endsWith(end)) return undefined;
  const between = path.slice(start.length, -end.length);
  if (between !== '' && !between.endsWith('/')) return undefined;
  return `/${between.slice(0, -1)}`;
}
