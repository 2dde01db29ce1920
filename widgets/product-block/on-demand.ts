/**
 * All that is needed once a visitor turns to a button: reading the product, checking the choice, adding it. A page on
 * which nobody buys anything fetches none of it (see `reachSelling`).
 */
export { labelButtons } from './button-view.ts';
export { press } from './press.ts';
export { followChoice } from './variant-choice.ts';
