import type { RenderedContent } from '../pages/service.ts';
import { escapeLineStart, escapeText, quote } from './escape-markdown.ts';

type Reviews = NonNullable<RenderedContent['reviews']>;

/** Returns the blocks of a product's reviews, each as a quote of who wrote it; none where there are no reviews. */
export function reviewBlocks(reviews: Reviews | undefined, heading: string, page: string): string[] {
  if (!reviews || reviews.items.length === 0) return [];
  const { items, ratingText, countText, verifiedMeaning, olderUrl } = reviews;
  return [
    `## ${escapeText(heading)}`,
    lineOf(`${ratingText}, ${countText}`),
    ...items.map(reviewQuote),
    lineOf(verifiedMeaning),
    ...(olderUrl ? [`<${new URL(olderUrl, page).href}>`] : []),
  ];
}

function reviewQuote({ title, body, authorName, createdAt, ratingText, verifiedText }: Reviews['items'][number]) {
  const by = [authorName, new Date(createdAt).toISOString().slice(0, 10), ratingText, verifiedText];
  return quote([
    ...(title ? [`**${lineOf(title)}**`] : []),
    ...body.split(/\n+/).map(lineOf).filter(Boolean),
    `— ${lineOf(by.filter(Boolean).join(', '))}`,
  ]);
}

function lineOf(text: string): string {
  return escapeLineStart(escapeText(text).trim());
}
