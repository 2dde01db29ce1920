import type { PageData } from '../answer-data.ts';
import type { Post, PostFeed } from './post-feed.ts';

/** Writes a list as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: PostFeed): PageData {
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: feed.feedUrl,
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.siteTitle }],
    items: feed.posts.map(item),
  };
  return { text: JSON.stringify(content), contentType: 'application/feed+json; charset=utf-8' };
}

function item({ guid, url, title, content, summary, image, author, categories, audio, ...post }: Post) {
  return {
    ...{ id: guid, url, title, content_html: content, summary },
    ...(image !== undefined && { image }),
    date_published: new Date(post.publishedAt).toISOString(),
    date_modified: new Date(post.updatedAt).toISOString(),
    ...(author !== null && { authors: [{ name: author }] }),
    ...(categories.length > 0 && { tags: categories }),
    ...(audio && { attachments: [{ url: audio.url, mime_type: audio.type }] }),
  };
}
