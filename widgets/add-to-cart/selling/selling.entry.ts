/**
 * The code that is needed once a visitor turns to a button: reading the product, checking the choice, adding it. Pages
 * on which nobody buys anything do not fetch it (see `load-selling.ts`).
 */
export { approach } from '../variant-picker/approach.ts';
export { press } from './press.ts';
export { show } from './show.ts';
