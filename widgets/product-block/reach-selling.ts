import { boot } from '#runtime/boot.ts';
import { reach as reachCart } from '#runtime/cart/reach.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';

export type Selling = typeof import('./on-demand.ts');

let fetching: Promise<Selling> | undefined;

/** The modules that sell, beside those that talk to the server. After a failure the next call tries again. */
export function reachSelling(): Promise<Selling> {
  if (!fetching) {
    boot().preload('buying');
    // Whether these can be had is found out, and said, by the add that needs them.
    reachCart().catch(() => {});
  }
  fetching ??= Promise.all([import('./on-demand.ts'), switchLanguage(document.documentElement.lang)]).then(
    ([selling]) => selling,
    (error) => {
      fetching = undefined;
      throw error;
    },
  );
  return fetching;
}
