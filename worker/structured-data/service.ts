/** What pages say of themselves to search engines, in the words of schema.org. */

import type { ReviewsResponse } from '#runtime/contracts/review.ts';
import { type EventPage, eventData } from '../events/service.ts';
import { type OfferedItem, productOffer, type returnPolicy } from '../offers/service.ts';
import type { Site } from '../site/site.ts';
import type { Node } from './node.ts';
import { type Post, postNode } from './post.ts';
import { productNode } from './product.ts';
import { shopNodes } from './shop.ts';
import { termsOf } from './terms.ts';

/** A step of the way from the home page to a page; `path` is below the start of pages in its language. */
export interface Crumb {
  name: string;
  url: string;
}

/** Text that a page shows below a question. */
export interface Question {
  question: string;
  answer: string;
}

/** What a page shows. */
export interface ShownPage {
  /** Address of the page. */
  url: string;
  /** Start of the shop's pages in the page's language. */
  base: string;
  /** The shop's own, where its pictures are. */
  origin: string;
  isHome: boolean;
  /** From the home page to this one. */
  crumbs: readonly Crumb[];
  item: (OfferedItem & Post & EventPage['item'] & Parameters<typeof returnPolicy>[1]) | undefined;
  /** The reviews that it shows. */
  reviews: ReviewsResponse | undefined;
  /** What it is made of, where it is nothing but questions with their answers. */
  questions: readonly Question[];
  now: number;
}

/** Returns the structured data of a page (schema.org), all of it in one object; undefined for a page without any. */
export function structuredData(site: Site, page: ShownPage): Record<string, unknown> | undefined {
  const nodes = [
    ...(page.isHome ? shopNodes(site, page) : []),
    ...(page.crumbs.length > 1 ? [crumbsNode(page.crumbs)] : []),
    ...itemNodes(site, page),
    ...(page.questions.length > 0 ? [questionsNode(page.questions)] : []),
  ];
  return graphOf(nodes);
}

/** Returns the structured data of a product alone, for pages of other sites; undefined where nothing can be said. */
export function productData(...given: Parameters<typeof productNodes>): Record<string, unknown> | undefined {
  return graphOf(productNodes(...given));
}

function graphOf(nodes: readonly Node[]): Record<string, unknown> | undefined {
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined;
}

/** Returns what is said of a product, with all that it refers to; none where nothing can be said. */
function productNodes(
  site: Site,
  item: OfferedItem & Parameters<typeof returnPolicy>[1],
  { url, base, origin, reviews, now }: Pick<ShownPage, 'url' | 'base' | 'origin' | 'reviews' | 'now'>,
): Node[] {
  const terms = termsOf(site, { item, url, base, now });
  const product = productNode(productOffer(site, item, { url, origin, now }), terms, reviews);
  if (!product) return [];
  const isSold = 'offers' in product || 'hasVariant' in product;
  return [product, ...(isSold ? [...terms.deliveries, ...(terms.returns ? [terms.returns] : [])] : [])];
}

function itemNodes(site: Site, page: ShownPage): Node[] {
  const { item, url, origin } = page;
  if (!item) return [];
  if (item.productType !== null) return productNodes(site, item, page);
  const event = eventData({ item, site, url, origin });
  const node = event ?? postNode(site, item, page);
  return node ? [node] : [];
}

function crumbsNode(crumbs: readonly Crumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function questionsNode(questions: readonly Question[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
