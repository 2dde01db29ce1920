/**
 * Every text a visitor can see, in English. The other languages satisfy its type. Each group is one export, so that a
 * script carries only the groups it uses. Groups that the browser needs together share a file, because a bundler keeps
 * files whole. `{name}` stands for a value (see `fill`).
 */

export * from './cart.ts';
export * from './comments.ts';
export * from './forms.ts';
export * from './page.ts';
export * from './rest.ts';
export * from './server.ts';
