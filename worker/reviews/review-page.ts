import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { moduleTags } from '../assets/service.ts';
import {
  answerPlainPage,
  emailForm,
  homeLink,
  type Markup,
  type PageContext,
  textsOf,
} from '../plain-pages/service.ts';
import type { BoughtProduct } from './bought.ts';
import { formPath, type ReviewPage, readReviewPage } from './read-review-page.ts';
import { showUnknown } from './refusal-page.ts';
import { type FormState, formStateOf, reviewForm, withdrawForm } from './review-form.ts';

/** Shows the form for a product of the order, or the products to choose from (page type 209). */
export async function showReview(c: PageContext): Promise<Response> {
  const page = await readReviewPage(c);
  if (!page) return showUnknown(c);
  const { product } = page;
  const done = c.req.query('done');
  if (product && (done === 'sent' || done === 'sentWithoutPictures' || done === 'withdrawn')) {
    return showDone(c, page, product, done);
  }
  return product ? showForm(c, page, product) : showProducts(c, page);
}

interface Shown {
  /** The entries with their errors; by default those of the stored review. */
  state?: FormState;
  /** An email address that is not that of the order. */
  refused?: string;
}

export async function showForm(
  c: PageContext,
  page: ReviewPage,
  product: BoughtProduct,
  { state, refused }: Shown = {},
): Promise<Response> {
  const texts = await textsOf(c);
  const own = page.written.get(product.itemId);
  const isClosed = page.order.state === 'refunded';
  const parts: (Markup | false)[] = [head(product, texts)];
  if (own && !page.isPerson) parts.push(proofForm(page, product, texts, refused));
  else {
    if (own) parts.push(html`<p class="order-note">${texts.writtenReviews[own.state]}</p>`);
    if (isClosed && !own) return showClosed(c, texts.writtenReviews.refunded);
    if (!isClosed) parts.push(reviewForm(page, product, state ?? formStateOf(page, own), texts));
    if (own) parts.push(withdrawForm(page, product, texts));
  }
  return answer(
    c,
    texts.writtenReviews.title,
    html`${parts}${others(page, product, texts)}${moduleTags(c.env, 'reviews')}`,
    {
      isRefused: state !== undefined || refused !== undefined,
    },
  );
}

async function showDone(
  c: PageContext,
  page: ReviewPage,
  product: BoughtProduct,
  done: 'sent' | 'sentWithoutPictures' | 'withdrawn',
): Promise<Response> {
  const texts = await textsOf(c);
  const { sentTitle, sentText, picturesLost, withdrawnTitle, withdrawnText, toItem } = texts.writtenReviews;
  const isSent = done !== 'withdrawn';
  const main = html`${done === 'sentWithoutPictures' && html`<p class="order-note" role="alert">${picturesLost}</p>`}
<p role="status">${isSent ? sentText : withdrawnText}</p>
<p><a href="${product.path}">${toItem}</a></p>
${others(page, product, texts)}${homeLink(c, texts)}`;
  return answer(c, isSent ? sentTitle : withdrawnTitle, main);
}

async function showProducts(c: PageContext, page: ReviewPage): Promise<Response> {
  const texts = await textsOf(c);
  const { writtenReviews } = texts;
  if (page.order.state === 'refunded' && page.written.size === 0) return showClosed(c, writtenReviews.refunded);
  if (page.order.products.length === 0) return showClosed(c, writtenReviews.nothingLeft);
  const main = html`<p>${writtenReviews.chooseText}</p>${productLinks(page, page.order.products, texts)}`;
  return answer(c, writtenReviews.title, main);
}

async function showClosed(c: PageContext, text: string): Promise<Response> {
  const texts = await textsOf(c);
  return answer(c, texts.writtenReviews.closedTitle, html`<p>${text}</p>${homeLink(c, texts)}`);
}

function answer(c: PageContext, title: string, main: Markup, { isRefused = false } = {}): Promise<Response> {
  return answerPlainPage(c, { title, main, pageType: PAGE_TYPE.reviewsRequest, status: isRefused ? 422 : 200 });
}

function head({ title, path, pictureUrl }: BoughtProduct, { writtenReviews }: Catalogue): Markup {
  return html`<div class="order-head">
${pictureUrl && html`<img class="order-line-picture" src="${pictureUrl}" alt="" width="96" height="96">`}
<p class="order-line-title" dir="auto"><a href="${path}" title="${writtenReviews.toItem}">${title}</a></p>
</div>`;
}

/** Returns the form that asks for the order's email address, before a review is shown or changed. */
function proofForm(page: ReviewPage, { itemId }: BoughtProduct, texts: Catalogue, refused: string | undefined): Markup {
  const { prove: submitText, already: note } = texts.writtenReviews;
  return emailForm({ action: formPath(page.token, itemId), step: 'prove', refused, submitText, note }, texts);
}

function others(page: ReviewPage, { itemId }: BoughtProduct, texts: Catalogue): Markup | false {
  const rest = page.order.products.filter((product) => product.itemId !== itemId);
  if (rest.length === 0) return false;
  return html`<h2 class="review-others">${texts.writtenReviews.others}</h2>${productLinks(page, rest, texts)}`;
}

function productLinks({ token, written }: ReviewPage, products: readonly BoughtProduct[], texts: Catalogue): Markup {
  const { write, change } = texts.writtenReviews;
  return html`<ul class="order-lines">${products.map(
    ({ itemId, title, pictureUrl }) => html`<li class="order-line">
${pictureUrl && html`<img class="order-line-picture" src="${pictureUrl}" alt="" width="96" height="96">`}
<div class="order-line-text"><h3 class="order-line-title" dir="auto">${title}</h3>
<p><a href="${formPath(token, itemId)}" aria-label="${written.has(itemId) ? change : write}: ${title}">${written.has(itemId) ? change : write}</a></p></div>
</li>`,
  )}</ul>`;
}
