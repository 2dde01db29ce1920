import type { CommentContent, ReviewContent } from '../content/content.ts';
import { base64, type ContentFile } from './content-file.ts';

/** A time of day at which the date is the same in Oregon and in Halle. */
const PUBLISHED_AT = 'T17:00:00Z';
const ID_TIME_DIGITS = 9;

/** Returns the time of a day of the demo's content, 'YYYY-MM-DD', in ms since the epoch. */
export function writtenAt(date: string): number {
  return Date.parse(`${date}${PUBLISHED_AT}`);
}

/** Returns a review; `file` reads its pictures by their names in `demo/files/`. */
export function reviewOf(review: ReviewContent, file: (name: string) => ContentFile | undefined) {
  const createdAt = writtenAt(review.date);
  // Sorts by time, like those that buyers write.
  const id = createdAt.toString(36).padStart(ID_TIME_DIGITS, '0');
  return {
    id,
    itemId: review.item,
    rating: review.rating,
    title: review.title,
    body: review.body,
    createdAt,
    authorName: review.author,
    state: review.state ?? 'approved',
    // No order of the demo has this id.
    orderId: (review.isVerified ?? true) ? `demo${id}` : null,
    pictures: (review.pictures ?? []).flatMap(({ file: name, width, height }) => {
      const found = file(`reviews/${name}`);
      return found ? { id: found.id, width, height, data: base64(found) } : [];
    }),
  };
}

/** Returns a comment and its answers. Their ids sort by time, like those that visitors write. */
export function commentsOf({ item, answers = [], ...first }: CommentContent) {
  const idOf = (written: string) => Date.parse(written).toString(36).padStart(ID_TIME_DIGITS, '0');
  const threadId = idOf(first.written);
  return [first, ...answers].map(
    ({ written, author, isByShop = false, body, likes = 0, status = 'approved' }, index) => ({
      id: idOf(written),
      itemId: item,
      threadId,
      parentId: index === 0 ? null : threadId,
      authorName: author,
      authorEmail: '',
      isByShop,
      body,
      status,
      likeCount: likes,
      language: '',
      createdAt: Date.parse(written),
    }),
  );
}
