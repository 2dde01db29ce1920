import { errorText } from '#runtime/domain/form/error-text.ts';
import {
  REVIEW_PICTURE_MAX_MB,
  REVIEW_PICTURES_MAX,
  type ReviewEntries,
  type ReviewError,
  reviewErrors,
} from '#runtime/domain/review.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { isClash } from '../db/guards.ts';
import { provePerson } from '../orders/service.ts';
import { type PageContext, readFileForm, textsOf } from '../plain-pages/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { plainText } from '../submissions/service.ts';
import type { BoughtProduct } from './bought.ts';
import { type Form, type KeptPicture, keptToken, readKept } from './pictures/kept.ts';
import { type PictureError, uploadPictures } from './pictures/upload.ts';
import { type Done, formPath, type ReviewPage, readReviewPage } from './read-review-page.ts';
import { showUnknown } from './refusal-page.ts';
import { showForm, showReview } from './review-page.ts';
import { storedPictures } from './rows.ts';
import { withdrawStatement, writeStatements } from './written.ts';

/** Takes a review, its end, or the email address that shows it. */
export async function submitReview(c: PageContext): Promise<Response> {
  const page = await readReviewPage(c);
  if (!page) return showUnknown(c);
  const { product } = page;
  if (!product) return showReview(c);
  const form = await readFileForm(c);
  const isOpen = page.isPerson || !page.written.has(product.itemId);
  switch (form.get('action')) {
    case 'prove':
      return prove(c, page, product, textIn(form, 'email'));
    case 'withdraw':
      if (!isOpen) return showForm(c, page, product);
      await withdrawStatement(c.env.DB, {
        siteId: page.order.siteId,
        orderId: page.order.id,
        itemId: product.itemId,
      }).run();
      return leadTo(c, page, product, 'withdrawn');
    default:
      return page.order.state === 'refunded' ? showForm(c, page, product) : send(c, page, product, form);
  }
}

function prove(c: PageContext, page: ReviewPage, product: BoughtProduct, email: string) {
  const { id, visitorHash, email: own, placedAt } = page.order;
  const isProved = provePerson(c, { id, visitorHash, email: own, orderedAt: placedAt }, email);
  return isProved ? leadTo(c, page, product) : showForm(c, page, product, { refused: email });
}

async function send(c: PageContext, page: ReviewPage, product: BoughtProduct, form: FormData): Promise<Response> {
  const texts = await textsOf(c);
  const now = Date.now();
  const own = page.written.get(product.itemId);
  const entries = entriesIn(form);
  // The browser of a buyer whose answer was lost sends the same once more.
  if (own && !page.isPerson)
    return isSame(own, entries) ? leadTo(c, page, product, 'sent') : showForm(c, page, product);
  const bound = boundTo(c, page, product);
  const removed = form.getAll('remove').map(String);
  const stored = (own ? storedPictures(own) : []).filter(({ id }) => !removed.includes(id));
  const before = keptIn(form, bound, now).filter(({ id }) => !removed.includes(id));
  const files = form.getAll('pictures').filter((entry): entry is File => entry instanceof File && entry.size > 0);
  const room = REVIEW_PICTURES_MAX - stored.length - before.length;
  const uploaded = await uploadPictures(c.env, page.order.siteId, files, { room, stored, now });
  const added = [...before, ...uploaded.pictures];
  const errors = reviewErrors(entries);
  if (Object.keys(errors).length + uploaded.errors.length > 0) {
    const kept = added.map((picture) => ({ ...picture, token: keptToken(bound, picture, now) }));
    const state = {
      entries,
      pictures: [...stored, ...kept],
      errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, reviewErrorText(error, texts)])),
      pictureErrors: uploaded.errors.map((error) => pictureErrorText(error, texts)),
    };
    return showForm(c, page, product, { state });
  }
  // The same form once more: a review that was approved in the meantime stays so.
  if (own && isSame(own, entries) && added.length + removed.length === 0) return leadTo(c, page, product, 'sent');
  const { siteId, id: orderId } = page.order;
  const rated = { ...entries, rating: Number(entries.rating) };
  const ids = { siteId, orderId, itemId: product.itemId, reviewId: own?.id };
  try {
    await c.env.DB.batch(writeStatements(c.env.DB, { ...ids, entries: rated, added, removed, now }));
  } catch (error) {
    // The same form was sent twice at once; the other one has written the review.
    if (!isClash(error, 'reviews.')) throw error;
  }
  return leadTo(c, page, product, uploaded.isLost ? 'sentWithoutPictures' : 'sent');
}

function leadTo(c: PageContext, { token }: ReviewPage, { itemId }: BoughtProduct, done?: Done): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(formPath(token, itemId, done), 303);
}

function boundTo(c: PageContext, { order }: ReviewPage, { itemId }: BoughtProduct): Form {
  return { secrets: sessionSecrets(c.env), siteId: order.siteId, orderId: order.id, itemId };
}

function keptIn(form: FormData, bound: Form, now: number): KeptPicture[] {
  const kept = form.getAll('kept').map((token) => readKept(bound, String(token), now));
  return kept.filter((picture) => picture !== undefined).slice(0, REVIEW_PICTURES_MAX);
}

function entriesIn(form: FormData): ReviewEntries {
  const authorName = textIn(form, 'authorName').replace(/\s+/g, ' ');
  const title = textIn(form, 'title').replace(/\s+/g, ' ');
  return { rating: textIn(form, 'rating'), title, body: textIn(form, 'body'), authorName };
}

/** Browsers count a line break as one character but send two, so the two become one. */
function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? plainText(value).replaceAll('\r\n', '\n').trim() : '';
}

function isSame(own: { rating: number; title: string; body: string; author_name: string }, entries: ReviewEntries) {
  const { rating, title, body, authorName } = entries;
  return String(own.rating) === rating && own.title === title && own.body === body && own.author_name === authorName;
}

function reviewErrorText(error: ReviewError, { writtenReviews, fieldErrors }: Catalogue): string {
  if (error.code === 'ratingMissing' || error.code === 'nameIsAddress') return writtenReviews[error.code];
  return errorText(error, fieldErrors);
}

function pictureErrorText(error: PictureError, { writtenReviews }: Catalogue): string {
  if (error.code === 'tooMany') return fill(writtenReviews.tooManyPictures, { count: REVIEW_PICTURES_MAX });
  const text = error.code === 'tooLarge' ? writtenReviews.pictureTooLarge : writtenReviews.pictureUnreadable;
  return fill(text, { name: error.name, size: REVIEW_PICTURE_MAX_MB });
}
