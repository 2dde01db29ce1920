import { html } from 'hono/html';
import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { fieldLines, readItemForms } from '../additional-fields/service.ts';
import { downloadsMailPart, downloadsPart, type OrderDownload } from '../downloads/service.ts';
import type { IssuedCard } from '../gift-cards/service.ts';
import { giftCardMail } from '../gift-cards/service.ts';
import { mailHtml, type NewMail, newMailId } from '../mail/service.ts';
import { STATUS_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { orderNoticeAddress } from '../site/store-settings.ts';
import { lineAmount, sumsOf } from './amounts.ts';
import { numberText, orderFacts } from './facts.ts';
import { legalPart } from './legal-part.ts';
import type { OrderSnapshot } from './snapshot.ts';

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#1d1d1b;color:#ffffff;text-decoration:none';
const CELL = 'padding:8px 12px 8px 0;border-top:1px solid #e2e2de;text-align:start;vertical-align:top';
const AMOUNT_CELL = `${CELL};padding-inline-end:0;text-align:end`;

interface PlacedOrder {
  /** Stands in the mails for the order's number, which is not known yet. */
  orderId: string;
  orderToken: string;
  /** Null where nothing was due. */
  provider: PaymentProvider | null;
  cards: readonly IssuedCard[];
  /** The files that the customer may download. */
  downloads: readonly OrderDownload[];
}

interface Row {
  title: string;
  amount: string;
}

/**
 * Writes the mails of an order: to the customer, to the owner if an address is set, and one per gift card to its
 * recipient.
 */
export async function orderMails(call: ShopCall, snapshot: OrderSnapshot, placed: PlacedOrder): Promise<NewMail[]> {
  const { site, now } = call;
  const texts = await textsIn(site.language);
  const { placedOrders } = texts;
  const rows = await rowsOf(call, snapshot, placed, texts);
  const values = { number: numberText(placed.orderId), site: site.title, email: snapshot.email };
  const part = downloadsPart(site, { ...snapshot, downloads: placed.downloads }, texts);
  const missing = { products: part?.waitingFor ?? '', number: placed.orderId };
  const ownerNote = part?.waitingFor && fill(texts.downloads.ownerWaiting, missing);
  const files = part ? downloadsMailPart(part) : { text: [], html: '' };
  const link = `${snapshot.baseUrl}${STATUS_PATH}?orderToken=${placed.orderToken}`;
  const customer = {
    kind: 'order-confirmation' as const,
    recipient: snapshot.email,
    subject: fill(placedOrders.mailSubject, values),
    intro: fill(placedOrders.mailIntro, values),
    footer: placedOrders.mailFooter,
    link,
    files,
    legal: await legalPart(call, snapshot.baseUrl, texts),
  };
  const owner = {
    kind: 'order-notice' as const,
    recipient: orderNoticeAddress(site),
    replyTo: snapshot.email,
    subject: fill(placedOrders.noticeSubject, values),
    intro: fill(placedOrders.noticeIntro, values),
    footer: placedOrders.noticeFooter,
    link: undefined,
    files: ownerNote ? { text: [ownerNote], html: html`<p dir="auto">${ownerNote}</p>` } : { text: [], html: '' },
    legal: { text: [], html: '' },
  };
  const tests = snapshot.testMode ? [placedOrders.testMode] : [];
  const letters = [customer, ...(owner.recipient ? [owner] : [])].map(
    async ({ intro, footer, link, files, legal, ...mail }) => {
      const button = link && html`<p><a href="${link}" style="${BUTTON}">${placedOrders.mailButton}</a></p>`;
      const paragraphs = [intro, ...tests];
      const main = html`${paragraphs.map((text) => html`<p dir="auto">${text}</p>`)}${files.html}${table(rows)}${button}${legal.html}`;
      const links = link ? [`${placedOrders.mailButton}:\n${link}`] : [];
      const body = [...paragraphs, ...files.text, rows.map(plain).join('\n'), ...links];
      return {
        ...mail,
        id: newMailId(now),
        orderId: placed.orderId,
        dedupeKey: `${mail.kind}:${placed.orderId}`,
        text: `${[...body, ...legal.text, `-- \n${footer}\n${site.title}`].join('\n\n')}\n`,
        html: await mailHtml(site, { heading: mail.subject, main, footer }),
      };
    },
  );
  return Promise.all([...letters, ...placed.cards.map((card) => giftCardMail(call, snapshot, card, texts))]);
}

async function rowsOf(
  { db, site, now }: ShopCall,
  snapshot: OrderSnapshot,
  { orderId, provider }: PlacedOrder,
  texts: Catalogue,
): Promise<Row[]> {
  const { currency, lines } = snapshot;
  const shop = { currency, language: site.language };
  const forms = await readItemForms(db, site.siteId, [...new Set(lines.map(({ itemId }) => itemId))]);
  const products = lines.map(({ itemId, title, attributes, additionalFields, quantity, unitCents, plan }) => {
    const answers = fieldLines(forms.get(itemId), additionalFields, texts.form);
    const facts = [...Object.values(attributes), ...answers.map(({ title, value }) => `${title}: ${value}`)];
    const name = facts.length > 0 ? `${title} (${facts.join(', ')})` : title;
    return {
      title: quantity > 1 ? `${quantity} × ${name}` : name,
      amount: lineAmount(unitCents * quantity, plan, shop, texts),
    };
  });
  const sums = sumsOf({ ...snapshot, provider }, shop, texts);
  const facts = orderFacts(site, { ...snapshot, number: orderId, placedAt: now }, texts);
  return [...products, ...sums, ...facts.map(({ title, value }) => ({ title, amount: value }))];
}

function plain({ title, amount }: Row): string {
  return `${title}: ${amount}`;
}

function table(rows: readonly Row[]) {
  return html`<table style="width:100%;border-collapse:collapse">${rows.map(
    ({ title, amount }) =>
      html`<tr><td dir="auto" style="${CELL}">${title}</td><td style="${AMOUNT_CELL}">${amount}</td></tr>`,
  )}</table>`;
}
