/**
 * Every text a visitor can see, in English. The other languages satisfy its type. Each group is one export, so that a
 * script carries only the groups it uses. Groups that the browser needs together share a file, because a bundler keeps
 * files whole. `{name}` stands for a value (see `fill`).
 */

export * from './en-buying.ts';
export * from './en-cart.ts';
export * from './en-cart-page.ts';
export * from './en-choice.ts';
export * from './en-comments.ts';
export * from './en-forms.ts';
export * from './en-frame.ts';
export * from './en-page.ts';
export * from './en-places.ts';
export * from './en-product.ts';
export * from './en-product-view.ts';
export * from './en-quantity.ts';
export * from './en-server.ts';
export * from './en-set-up.ts';
export * from './en-stock.ts';
