import { plainText } from '#runtime/domain/plain-text.ts';
import { fillBlocks } from '../../blocks/service.ts';
import { itemUrl } from '../../catalogue/service.ts';
import { fullTitle } from '../../site/full-title.ts';
import { pageBase } from '../../site/link-base.ts';
import type { Site } from '../../site/site.ts';
import type { PageContext } from '../answer.ts';
import type { Item } from '../rows.ts';
import type { View } from '../view.ts';
import { audioOf, type Enclosure } from './enclosure.ts';
import { wholeAddresses } from './whole-addresses.ts';

/** A list of a shop as RSS, Atom and JSON Feed are written from it. Addresses are whole. */
export interface PostFeed {
  title: string;
  description: string;
  siteTitle: string;
  language: string;
  /** Of the page. */
  url: string;
  /** Of the feed itself. */
  feedUrl: string;
  /** Ms since the epoch. */
  updatedAt: number;
  posts: Post[];
}

export interface Post {
  /** Stays the same wherever the post moves to. */
  guid: string;
  title: string;
  url: string;
  /** Plain text. */
  summary: string;
  /** HTML. */
  content: string;
  author: string | null;
  categories: readonly string[];
  image: string | undefined;
  /** An audio file, which makes the feed a podcast. */
  audio: Enclosure | undefined;
  /** Ms since the epoch. */
  publishedAt: number;
  updatedAt: number;
}

/** Separates the texts of posts while their blocks are filled together. No sanitised text has a comment. */
const SEPARATOR = '<!--sq-next-post-->';

/** Reads what the feed of a list's page has: the items that the page shows, with their whole texts. */
export async function postFeedOf(c: PageContext, view: View): Promise<PostFeed> {
  const { site } = c.var;
  const base = pageBase(site, c.req.url);
  const { collection, category, items } = view;
  const now = Date.now();
  const bodies = items.map(({ excerpt, body }) => body || excerpt).join(SEPARATOR);
  const { html } = await fillBlocks(bodies, { env: c.env, site, now });
  const contents = html.split(SEPARATOR);
  const page = new URL(base + view.path);
  const feed = new URL(page);
  feed.searchParams.set('format', c.req.query('format') ?? 'rss');
  const title = category?.displayName ?? collection?.title ?? '';
  return {
    title: fullTitle(site, title),
    description: plainText(collection?.description ?? '') || site.title,
    siteTitle: site.title,
    language: site.language,
    url: page.href,
    feedUrl: feed.href,
    updatedAt: items.reduce((last, item) => Math.max(last, item.updatedAt, item.publishedAt), 0),
    posts: items.map((item, index) => toPost(site, item, { content: contents[index] ?? '', base, view })),
  };
}

interface Placed {
  content: string;
  base: string;
  view: View;
}

function toPost(site: Site, item: Item, { content, base, view }: Placed): Post {
  const { origin } = new URL(base);
  const own = view.collections.find(({ id }) => id === item.collectionId) ?? view.collection;
  const path = encodeURI(itemUrl(own?.urlId ?? '', item.recordType, item.urlSlug));
  const [image] = item.images;
  return {
    guid: `urn:x-storefront:${site.siteId}:${item.id}`,
    title: item.title,
    url: new URL(base + path).href,
    summary: plainText(item.excerpt || content),
    content: wholeAddresses(content, { origin, site }),
    author: item.author,
    categories: [...new Set([...item.categories, ...item.tags])],
    image: image && new URL(image.assetUrl, origin).href,
    audio: audioOf(content, origin),
    publishedAt: item.publishedAt,
    updatedAt: Math.max(item.updatedAt, item.publishedAt),
  };
}
