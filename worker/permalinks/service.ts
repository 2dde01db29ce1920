/** Links that fill a visitor's cart: `/buy/SKU:2,SKU:1`, by the protocol's `permalink.openapi.json`. */

export { BUY_PATH, buyPath } from './buy-path.ts';
