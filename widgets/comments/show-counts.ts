import { type CommentTexts, countText } from '#runtime/domain/comments/comment-html.ts';

/** Shows an item's new count wherever the page tells it. */
export function showCounts(itemId: string, count: number, texts: CommentTexts): void {
  const id = CSS.escape(itemId);
  for (const box of document.querySelectorAll<HTMLElement>(`.squarespace-comments[data-item-id="${id}"]`)) {
    box.dataset.publicCommentCount = String(count);
  }
  const places = `[data-sq-comment-count="${id}"],.sqs-comment-link[data-id="${id}"]:not(.sqs-disqus-comment-link)`;
  for (const place of document.querySelectorAll(places)) place.textContent = countText(count, texts);
}
