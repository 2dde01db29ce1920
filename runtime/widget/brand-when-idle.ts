import { isOwnOrigin } from '../transport.ts';

let isAsked = false;

/**
 * Fetches the shop's brand colours once, when a page of another origin has a moment. The Worker has written them into
 * the shop's own pages.
 */
export function adoptBrandWhenIdle(): void {
  if (isAsked || isOwnOrigin()) return;
  isAsked = true;
  (window.requestIdleCallback ?? setTimeout)(() => {
    import('./adopt-brand.ts').then(({ adoptBrand }) => adoptBrand()).catch(() => {});
  });
}
