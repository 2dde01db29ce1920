import { xmlElement, xmlText } from '../../http/xml.ts';
import type { PageData } from '../answer-data.ts';
import type { Post, PostFeed } from './post-feed.ts';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');
const ITUNES = ' xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';

/** Writes a list as RSS 2.0; where its posts play audio, with the tags of podcasts. */
export function rssFeed(feed: PostFeed): PageData {
  const isPodcast = feed.posts.some(({ audio }) => audio !== undefined);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}${isPodcast ? ITUNES : ''}><channel>
${xmlElement('title', feed.title)}${xmlElement('link', feed.url)}${xmlElement('description', feed.description)}
${xmlElement('language', feed.language)}${feed.updatedAt > 0 ? xmlElement('lastBuildDate', dateOf(feed.updatedAt)) : ''}
<atom:link href="${xmlText(feed.feedUrl)}" rel="self" type="application/rss+xml"/>
${isPodcast ? podcast(feed) : ''}${feed.posts.map(item).join('')}</channel></rss>
`;
  return { text, contentType: 'application/rss+xml; charset=utf-8' };
}

function item(post: Post): string {
  const { audio } = post;
  return `<item>${[
    xmlElement('title', post.title),
    xmlElement('link', post.url),
    `<guid isPermaLink="false">${xmlText(post.guid)}</guid>`,
    xmlElement('pubDate', dateOf(post.publishedAt)),
    xmlElement('dc:creator', post.author ?? ''),
    ...post.categories.map((name) => xmlElement('category', name)),
    xmlElement('description', post.summary),
    xmlElement('content:encoded', post.content),
    ...(audio
      ? [
          `<enclosure url="${xmlText(audio.url)}" length="0" type="${xmlText(audio.type)}"/>`,
          xmlElement('itunes:author', post.author ?? ''),
          xmlElement('itunes:summary', post.summary),
          ...(post.image ? [`<itunes:image href="${xmlText(post.image)}"/>`] : []),
          '<itunes:explicit>false</itunes:explicit>',
        ]
      : []),
  ].join('')}</item>\n`;
}

function podcast({ siteTitle, description, posts }: PostFeed): string {
  const image = posts.find((post) => post.image)?.image;
  return [
    xmlElement('itunes:author', siteTitle),
    xmlElement('itunes:summary', description),
    image ? `<itunes:image href="${xmlText(image)}"/>` : '',
    '<itunes:explicit>false</itunes:explicit>\n',
  ].join('');
}

/** RFC 822, with a year of four digits. */
function dateOf(ms: number): string {
  return new Date(ms).toUTCString();
}
