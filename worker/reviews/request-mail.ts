import { html } from 'hono/html';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { mailButton, mailPicture, type NewMail, writeLetter } from '../mail/service.ts';
import type { Site } from '../site/site.ts';
import type { BoughtOrder, BoughtProduct } from './bought.ts';
import { linkPath } from './links.ts';

const TABLE = 'width:100%;margin:0 0 16px;border-collapse:collapse';
const PICTURE_CELL = 'padding:12px 12px 12px 0;border-top:1px solid #e2e2de;width:76px;vertical-align:top';
const CELL = 'padding:12px 0;border-top:1px solid #e2e2de;text-align:start;vertical-align:top';
const PICTURE = 'display:block;width:64px;height:64px;border-radius:6px;object-fit:cover';

type AskedOrder = Pick<BoughtOrder, 'siteId' | 'id' | 'number' | 'email' | 'products'>;

/**
 * Writes the mail that asks a buyer for reviews: each product with a link to write, and a link that ends such mails.
 * `baseUrl` is the start of its links.
 */
export async function reviewRequestMail(
  site: Site,
  order: AskedOrder,
  { secret, baseUrl }: { secret: string; baseUrl: string },
): Promise<NewMail> {
  const { writtenReviews: texts } = await textsIn(site.language);
  const link = (purpose: 'review' | 'no-review-requests') => baseUrl + linkPath(secret, site.siteId, purpose, order.id);
  const stopLink = link('no-review-requests');
  const products = order.products.map((product) => ({
    ...product,
    pictureUrl: mailPicture(product.pictureUrl, baseUrl),
    link: `${link('review')}&item=${encodeURIComponent(product.itemId)}`,
  }));
  const hasPictures = products.some(({ pictureUrl }) => pictureUrl);
  const values = { site: site.title, number: `#${order.number}` };
  const letter = await writeLetter(site, {
    subject: fill(texts.mailSubject, values),
    blocks: [
      { kind: 'text', text: fill(texts.mailIntro, values) },
      {
        kind: 'ready',
        html: html`<table style="${TABLE}">${products.map((product) => row(product, { write: texts.mailWrite, hasPictures }))}</table>`,
        text: products.map(({ title, link }) => `${title}\n${texts.mailWrite}:\n${link}`),
      },
      { kind: 'text', text: texts.mailNote },
      { kind: 'link', text: texts.mailStop, url: stopLink },
    ],
    footer: fill(texts.mailFooter, values),
  });
  return {
    kind: 'review-request',
    dedupeKey: `review-request:${order.id}`,
    recipient: order.email,
    ...letter,
    // Mail programs show a button that ends these mails in one call (RFC 8058), which the standard allows for https only.
    ...(stopLink.startsWith('https:') && {
      headers: { 'List-Unsubscribe': `<${stopLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

function row(
  { title, pictureUrl, link }: BoughtProduct & { link: string },
  { write, hasPictures }: { write: string; hasPictures: boolean },
) {
  const picture = pictureUrl && html`<img src="${pictureUrl}" alt="" width="64" height="64" style="${PICTURE}">`;
  return html`<tr>${hasPictures && html`<td style="${PICTURE_CELL}">${picture}</td>`}
<td style="${CELL}"><strong dir="auto">${title}</strong>${mailButton(write, link)}</td></tr>`;
}
