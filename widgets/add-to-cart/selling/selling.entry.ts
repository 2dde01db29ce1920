/**
 * The code that reads the product, checks the choice and adds the product. It is fetched when a visitor points at,
 * focuses or presses a button (see `load-selling.ts`), so that other pages do not fetch it.
 */
export { prepareAnnouncements } from '#runtime/page-cart/announce.ts';
export { approach } from '../variant-picker/approach.ts';
export { press } from './press.ts';
export { show } from './show.ts';
