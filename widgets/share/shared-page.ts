import { parseUrl } from '#runtime/domain/parse-url.ts';
import type { SharedPage } from '#runtime/domain/share-links.ts';

/**
 * Returns what a row of share buttons is about: its item, otherwise the page itself. `siteUrl` is the address of the
 * item's site where the page knows it; otherwise it is the page's own.
 */
export function sharedPage({ dataset }: HTMLElement, siteUrl?: string): SharedPage {
  // A frame with `srcdoc` has no address of its own.
  const own = webAddress(location.href, document.baseURI) || document.baseURI;
  const base = webAddress(siteUrl, own) || own;
  return {
    url: webAddress(dataset.fullUrl, base) || own,
    title: dataset.title || document.title,
    picture: webAddress(dataset.assetUrl, base),
  };
}

/** Returns an absolute address of the web; '' for none. */
function webAddress(address: string | undefined, base: string): string {
  if (!address || !parseUrl(address, base)) return '';
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : '';
}
