import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import type { Site } from '../site/site.ts';
import { filled, type Node, oneOrMore } from './node.ts';

/** Items that are posts of a blog. */
const POSTS: ReadonlySet<number> = new Set([
  RECORD_TYPE.text,
  RECORD_TYPE.image,
  RECORD_TYPE.quote,
  RECORD_TYPE.link,
  RECORD_TYPE.chat,
  RECORD_TYPE.audio,
  RECORD_TYPE.video,
]);
/** Search engines cut a longer headline. */
const HEADLINE_MAX_LENGTH = 110;

/** A post as its page reads it. */
export interface Post {
  recordType: number;
  title: string;
  /** HTML. */
  excerpt: string;
  author: string | null;
  startsAt: number | null;
  images: readonly { assetUrl: string }[];
  /** Ms since the epoch. */
  publishedAt: number;
  updatedAt: number;
}

/** Returns a post of a blog; undefined for any other item. */
export function postNode(site: Site, post: Post, { url, origin }: { url: string; origin: string }): Node | undefined {
  if (!POSTS.has(post.recordType) || post.startsAt !== null) return undefined;
  const { publishedAt, updatedAt, author } = post;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title.slice(0, HEADLINE_MAX_LENGTH).toWellFormed(),
    url,
    mainEntityOfPage: url,
    description: filled(plainText(post.excerpt)),
    datePublished: new Date(publishedAt).toISOString(),
    // A post that is prepared is changed before it is published.
    dateModified: new Date(Math.max(publishedAt, updatedAt)).toISOString(),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: site.title, url: origin },
    image: oneOrMore(post.images.map(({ assetUrl }) => new URL(assetUrl, origin).href)),
    inLanguage: site.language,
    publisher: { '@type': 'Organization', '@id': `${origin}/#shop`, name: site.title, url: origin },
  };
}
