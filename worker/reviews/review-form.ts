import { html, raw } from 'hono/html';
import { imageAttributes } from '#runtime/domain/image.ts';
import { widthsBelow } from '#runtime/domain/picture-widths.ts';
import {
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_NAME_MAX_LENGTH,
  REVIEW_PICTURE_MAX_MB,
  REVIEW_PICTURES_MAX,
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewEntries,
} from '#runtime/domain/review.ts';
import { RATING_MAX } from '#runtime/domain/stars.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import {
  entryForm,
  type FormField,
  hiddenField,
  inputField,
  type Markup,
  textareaField,
} from '../plain-pages/service.ts';
import { REVIEW_PICTURES_PATH } from '../site/page-paths.ts';
import type { BoughtProduct } from './bought.ts';
import { formPath, type ReviewPage } from './read-review-page.ts';
import { type ReviewRow, storedPictures } from './rows.ts';

/** A picture that the review has already, or that was uploaded with errors elsewhere and has a `token`. */
export interface FormPicture {
  id: string;
  width: number;
  height: number;
  token?: string;
}

/** What a form shows: entries, pictures and the texts of errors. */
export interface FormState {
  entries: ReviewEntries;
  pictures: readonly FormPicture[];
  errors: Partial<Record<keyof ReviewEntries, string>>;
  pictureErrors: readonly string[];
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Returns the form with the stored review; a new one has the buyer's first name, where the reader may see it. */
export function formStateOf({ isPerson, order }: ReviewPage, own: ReviewRow | undefined): FormState {
  const authorName = own?.author_name ?? (isPerson ? order.firstName.slice(0, REVIEW_NAME_MAX_LENGTH) : '');
  const entries = { rating: String(own?.rating ?? ''), title: own?.title ?? '', body: own?.body ?? '', authorName };
  return { entries, pictures: own ? storedPictures(own) : [], errors: {}, pictureErrors: [] };
}

export function reviewForm(
  { token }: ReviewPage,
  { itemId }: BoughtProduct,
  { entries, pictures, errors, pictureErrors }: FormState,
  texts: Catalogue,
): Markup {
  const { writtenReviews } = texts;
  const field = (name: 'title' | 'body' | 'authorName', label: string, maxLength: number) => {
    return { name, label, maxLength, value: entries[name], error: errors[name] };
  };
  const title = field('title', writtenReviews.reviewTitle, REVIEW_TITLE_MAX_LENGTH);
  const body = field('body', writtenReviews.body, REVIEW_BODY_MAX_LENGTH);
  const name = field('authorName', writtenReviews.authorName, REVIEW_NAME_MAX_LENGTH);
  const form = {
    action: formPath(token, itemId),
    fields: [
      hiddenField('action', 'send'),
      starsField(entries.rating, errors.rating, texts),
      inputField({ ...title, type: 'text', autocomplete: 'off', required: false }, texts),
      textareaField({ ...body, autocomplete: 'off' }, texts),
      inputField({ ...name, type: 'text', autocomplete: 'given-name', hint: writtenReviews.authorNameHint }, texts),
      pictureField(pictures, pictureErrors, texts),
    ],
    submitText: writtenReviews.send,
    note: writtenReviews.note,
    hasFiles: true,
  };
  return entryForm(form, texts);
}

/** Returns the choice of stars. Each is a radio button with its words, so that it needs no script and no style. */
function starsField(rating: string, error: string | undefined, texts: Catalogue): FormField {
  const label = texts.writtenReviews.rating;
  const described = error ? html` aria-describedby="order-rating-error" aria-invalid="true"` : '';
  const star = (value: number, hasFocus: boolean) => {
    const text = fill(texts.reviews.ratingOf, { rating: value, best: RATING_MAX });
    const first = value === 1 ? ' id="order-rating"' : '';
    const state = `${first}${String(value) === rating ? ' checked' : ''}${hasFocus && first ? ' autofocus' : ''}`;
    return html`<label class="review-star"><input type="radio" name="rating" value="${value}"${raw(state)}><span class="review-star-sign" aria-hidden="true">★</span><span class="review-star-text">${text}</span></label>`;
  };
  const write = (
    hasFocus: boolean,
  ) => html`<fieldset class="form-item field review-stars${raw(error ? ' error' : '')}" role="radiogroup" aria-required="true"${described}>
<legend class="title">${label}</legend>
${error && html`<p class="field-error" id="order-rating-error">${error}</p>`}
<div class="review-stars-row">${Array.from({ length: RATING_MAX }, (_, index) => star(index + 1, hasFocus))}</div>
</fieldset>`;
  return { name: 'rating', label, error, write };
}

function pictureField(pictures: readonly FormPicture[], errors: readonly string[], texts: Catalogue): FormField {
  const { writtenReviews, orders } = texts;
  const limits = { count: REVIEW_PICTURES_MAX, size: REVIEW_PICTURE_MAX_MB };
  const error = errors.length > 0 ? errors.join(' ') : undefined;
  const described = `${error ? 'order-pictures-error ' : ''}order-pictures-hint`;
  const write = (hasFocus: boolean) => {
    const state = `${error ? ' aria-invalid="true"' : ''}${hasFocus ? ' autofocus' : ''}`;
    return html`<div class="form-item field review-pictures${raw(error ? ' error' : '')}">
<label class="title" for="order-pictures">${writtenReviews.pictures} <span class="optional">${orders.optional}</span></label>
<p class="description" id="order-pictures-hint">${fill(writtenReviews.picturesHint, limits)}</p>
${error && html`<p class="field-error" id="order-pictures-error">${error}</p>`}
${pictures.length > 0 && html`<ul class="review-pictures-kept">${pictures.map((picture, index) => keptPicture(picture, index + 1, writtenReviews))}</ul>`}
<input class="field-element" type="file" id="order-pictures" name="pictures" accept="${ACCEPTED}" multiple aria-describedby="${described}" data-sq-pictures${raw(state)}>
</div>`;
  };
  return { name: 'pictures', label: writtenReviews.pictures, error, write };
}

function keptPicture(
  { id, width, height, token }: FormPicture,
  n: number,
  { picture, uploaded, removePicture }: Catalogue['writtenReviews'],
): Markup {
  const shown = token
    ? html`<input type="hidden" name="kept" value="${token}"><span>${fill(uploaded, { n })}</span>`
    : keptImage(id, fill(picture, { n }), { width, height });
  return html`<li>${shown}<label><input type="checkbox" name="remove" value="${id}"> ${fill(removePicture, { n })}</label></li>`;
}

/** Writes a picture of the review, which the browser fetches in the width that the list shows. */
function keptImage(id: string, alt: string, size: { width: number; height: number }): Markup {
  const src = `${REVIEW_PICTURES_PATH}/${id}`;
  const props = { src, alt, ...size, loader: 'sqs' as const, widths: widthsBelow(size.width), sizes: '9rem' };
  const attributes = Object.entries(imageAttributes(props)).map(([name, value]) => html` ${raw(name)}="${value}"`);
  return html`<img${attributes}>`;
}

/** Returns the form that deletes a review; it opens first, so that nobody deletes by a slip. */
export function withdrawForm({ token }: ReviewPage, { itemId }: BoughtProduct, texts: Catalogue): Markup {
  const { withdraw, withdrawText, withdrawButton } = texts.writtenReviews;
  return html`<details class="review-withdraw"><summary>${withdraw}</summary>
<form method="post" action="${formPath(token, itemId)}"><input type="hidden" name="action" value="withdraw">
<p>${withdrawText}</p><button class="button button--quiet" type="submit">${withdrawButton}</button></form></details>`;
}
