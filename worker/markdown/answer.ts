import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { itemUrl } from '../catalogue/service.ts';
import { entityTag, isFresh } from '../http/entity-tag.ts';
import { type ProductOffer, productOffer } from '../offers/service.ts';
import { type Answers, type PageContext, renderContent, type View, wholeUrl } from '../pages/service.ts';
import { shownLegalPageUrl } from '../site/legal-pages.ts';
import { type Fields, frontMatter } from './front-matter.ts';
import { offerFields, offerNote, variantTable } from './offer-text.ts';
import { linksOf } from './page-links.ts';
import { reviewBlocks } from './review-text.ts';

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** Views as Markdown; what only some may see is kept by nobody, and search engines leave it out, as in HTML. */
export const MARKDOWN: Answers = {
  everybody: (c, view) => answerMarkdown(c, view, { 'Cache-Control': 'private, no-cache' }),
  some: (c, view) => answerMarkdown(c, view, { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }),
};

async function answerMarkdown(c: PageContext, view: View, own: Record<string, string>): Promise<Response> {
  const [{ htmlToMarkdown }, content] = await Promise.all([import('./html-to-markdown.ts'), renderContent(c, view)]);
  const { site } = c.var;
  const { url, reviews, isListed } = content;
  const page = url || c.req.url;
  const offer = view.item && offerOf(c, view, view.item);
  const { theme } = await textsIn(site.language);
  const notes = new Map(view.items.flatMap((item) => noteOf(offerOf(c, view, item))));
  const text = [
    frontMatter({
      title: content.title,
      url,
      language: site.language,
      description: content.description,
      ...(offer && { ...offerFields(offer), ...termsOf(c) }),
    }),
    offer ? variantTable(offer) : '',
    htmlToMarkdown(content.html, linksOf(site, page, notes)),
    ...reviewBlocks(reviews, theme.reviews, page),
  ];
  const body = `${text.filter(Boolean).join('\n\n')}\n`;
  const etag = await entityTag(body);
  const isRendered = content.html.trim() !== '';
  const status = isRendered || view.status !== 200 ? view.status : 500;
  const headers = {
    ...(url && { Link: `<${new URL(url).href}>; rel="canonical"` }),
    ...(!isListed && { 'X-Robots-Tag': 'noindex' }),
    ...own,
    'Content-Language': site.language,
    'Content-Type': MARKDOWN_TYPE,
    ETag: etag,
  };
  if (status === 200 && isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(body, status, headers);
}

/** Returns what the shop offers of an item of the page; undefined for one that is not sold. */
function offerOf(c: PageContext, { collections }: View, item: View['items'][number]): ProductOffer | undefined {
  const collection = collections.find(({ id }) => id === item.collectionId);
  if (!collection || item.recordType !== RECORD_TYPE.storeItem || item.productType === null) return undefined;
  const { site } = c.var;
  const { origin } = new URL(c.req.url);
  const url = new URL(wholeUrl(site, itemUrl(collection.urlId, item.recordType, item.urlSlug), origin)).href;
  return productOffer(site, item, { url, origin: new URL(url).origin, now: Date.now() });
}

function noteOf(offer: ProductOffer | undefined): [string, string][] {
  return offer ? [[offer.url, offerNote(offer)]] : [];
}

/** The pages that say how things are delivered and sent back. */
function termsOf(c: PageContext): Fields {
  const { site } = c.var;
  const address = (kind: 'delivery' | 'returns' | 'withdrawal') => {
    const path = shownLegalPageUrl(site, kind);
    return path.startsWith('/') ? wholeUrl(site, path, new URL(c.req.url).origin) : path;
  };
  return { deliveryTerms: address('delivery'), returnPolicy: address('returns') || address('withdrawal') };
}
