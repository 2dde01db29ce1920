import type { SharedPage } from '#runtime/domain/share-links.ts';
import { staticContext } from '#runtime/page/static-context.ts';

/** Returns what a row of share buttons is about: its item, otherwise the page itself. */
export function sharedPage({ dataset }: HTMLElement): SharedPage {
  const base = webAddress(staticContext().website?.baseUrl, location.href) || location.href;
  return {
    url: webAddress(dataset.fullUrl, base) || location.href,
    title: dataset.title || document.title,
    picture: webAddress(dataset.assetUrl, base),
  };
}

/** Returns an absolute address of the web; '' for none. */
function webAddress(address: string | undefined, base: string): string {
  if (!address || !URL.canParse(address, base)) return '';
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : '';
}
