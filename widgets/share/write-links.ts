import { shareLinks } from '#runtime/domain/share-links.ts';
import type { SocialTexts } from '#runtime/i18n/en/social.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { staticContext } from '#runtime/page/static-context.ts';
import { sharedPage } from './shared-page.ts';

/** Writes the links that the Worker writes on the shop's own pages, from the settings of the page's own site. */
export function writeLinks(row: HTMLElement, texts: SocialTexts): void {
  const { website } = staticContext();
  const links = shareLinks(website?.shareButtonOptions, sharedPage(row, website?.baseUrl)).map(
    ({ key, name, href }) => {
      const link = Object.assign(document.createElement('a'), {
        className: 'sq-share',
        href,
        target: '_blank',
        rel: 'noopener',
        textContent: name,
      });
      link.setAttribute('aria-label', fill(texts.shareOn, { service: name }));
      link.dataset.service = key;
      return link;
    },
  );
  row.dataset.fullUrl = sharedPage(row, website?.baseUrl).url;
  // What is there is a button of the platform's scripts, which do not run.
  row.replaceChildren(...links);
  row.classList.add('sq-served');
}
