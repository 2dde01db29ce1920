import { xmlElement, xmlText } from '../../http/xml.ts';
import type { PageData } from '../answer-data.ts';
import type { Post, PostFeed } from './post-feed.ts';

/** Writes a list as Atom (RFC 4287). */
export function atomFeed(feed: PostFeed): PageData {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(feed.language)}">
${xmlElement('id', feed.url)}${xmlElement('title', feed.title)}${xmlElement('updated', dateOf(feed.updatedAt))}
<link rel="alternate" type="text/html" href="${xmlText(feed.url)}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(feed.feedUrl)}"/>
<author>${xmlElement('name', feed.siteTitle)}</author>
${feed.posts.map(entry).join('')}</feed>
`;
  return { text, contentType: 'application/atom+xml; charset=utf-8' };
}

function entry(post: Post): string {
  const { audio } = post;
  return `<entry>${[
    xmlElement('id', post.guid),
    `<title>${xmlText(post.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(post.url)}"/>`,
    audio ? `<link rel="enclosure" type="${xmlText(audio.type)}" href="${xmlText(audio.url)}"/>` : '',
    xmlElement('published', dateOf(post.publishedAt)),
    xmlElement('updated', dateOf(post.updatedAt)),
    post.author ? `<author>${xmlElement('name', post.author)}</author>` : '',
    ...post.categories.map((name) => `<category term="${xmlText(name)}"/>`),
    xmlElement('summary', post.summary),
    `<content type="html">${xmlText(post.content)}</content>`,
  ].join('')}</entry>\n`;
}

/** RFC 3339. */
function dateOf(ms: number): string {
  return new Date(ms).toISOString();
}
