/**
 * All that is needed once a visitor turns to a button: reading the product, checking the choice, adding it. A page on
 * which nobody buys anything fetches none of it (see `load-selling.ts`).
 */
export { approach } from '../variant-picker/approach.ts';
export { press } from './press.ts';
export { show } from './show.ts';
