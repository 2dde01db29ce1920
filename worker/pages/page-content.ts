import { plainText } from '#runtime/domain/plain-text.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { withoutClosed } from '../navigation/service.ts';
import type { PageContext } from './answer.ts';
import { isListed } from './head.ts';
import { wholeUrl } from './page-url.ts';
import { reviewsContext } from './product-parts.ts';
import { renderPage } from './render-page.ts';
import type { View } from './view.ts';

/** A page for readers without a screen: what its templates say, without what stands around it on every page. */
export interface RenderedContent {
  title: string;
  description: string;
  /** Its one whole address; '' for a page without one. */
  url: string;
  /** '' if the templates rendered nothing. */
  html: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** The product's reviews, which `html` is without. */
  reviews: ReturnType<typeof reviewsContext> | undefined;
}

/** Renders the content of a view as its page has it. */
export async function renderContent(c: PageContext, view: View): Promise<RenderedContent> {
  const site = withoutClosed(c);
  const { origin } = new URL(c.req.url);
  const { reviews, ...shown } = view;
  const visit = { origin, address: '/', hasCart: false, isContentOnly: true };
  const { html, title } = await renderPage(c.env, site, shown, visit, Date.now());
  const { item, collection } = view;
  const description = plainText(item?.seoDescription || (item?.excerpt ?? collection?.description ?? ''));
  const texts = await textsIn(site.language);
  return {
    ...{ title, description, html },
    url: view.path && wholeUrl(site, view.path, origin),
    isListed: isListed(site, view, visit),
    reviews: reviews && reviewsContext(reviews, texts.reviews, site.language),
  };
}
