import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import {
  dayIn,
  EMAIL_MAX_LENGTH,
  GIFT_MESSAGE_MAX_LENGTH,
  GIFT_NAME_MAX_LENGTH,
  type GiftError,
  giftErrors,
} from '#runtime/domain/gift.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { currentPrice } from '#runtime/domain/price.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { PurchasableProduct } from '../catalogue/service.ts';
import {
  answerPlainPage,
  entryForm,
  inputField,
  type PageContext,
  readFormEntries,
  selectField,
  textareaField,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { isToken, randomToken } from '../session/service.ts';
import { GIFT_CARD_PATH } from '../site/page-paths.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { buyerCall } from './buyer-call.ts';
import { placeGiftCard, readGiftCard } from './gift-card.ts';
import { redirectToOrder } from './order-page.ts';

const NAMES = ['sku', 'recipientName', 'recipientEmail', 'message', 'deliveryDate', 'email', 'key'] as const;
type Entries = Record<(typeof NAMES)[number], string>;
type Errors = Partial<Record<keyof Entries, string>>;

export async function showGiftCard(c: PageContext): Promise<Response> {
  const product = await readGiftCard(c.env.DB, c.var.site.siteId, c.req.query('itemId') ?? '');
  const [only, ...others] = product.variants;
  const sku = c.req.query('sku') || (only && others.length === 0 ? only.sku : '');
  const entries = { ...{ sku, recipientName: '', recipientEmail: '', message: '', email: '' }, key: randomToken() };
  return showForm(c, product, { ...entries, deliveryDate: today(c) }, {});
}

export async function submitGiftCard(c: PageContext): Promise<Response> {
  const sent = await readFormEntries(c, NAMES);
  const entries = { ...sent, recipientName: sent.recipientName.replace(/\s+/g, ' ') };
  const product = await readGiftCard(c.env.DB, c.var.site.siteId, c.req.query('itemId') ?? '');
  // A repeat is recognised by the page's key, so a form without one is shown again with a new key.
  const isComplete = isToken(entries.key);
  const errors = await errorsIn(c, product, entries);
  if (!isComplete || Object.keys(errors).length > 0) {
    return showForm(c, product, isComplete ? entries : { ...entries, key: randomToken() }, errors, 422);
  }
  const orderToken = await placeGiftCard(buyerCall(c), product, entries);
  return redirectToOrder(c, orderToken);
}

function today(c: PageContext): string {
  return dayIn(c.var.site.timeZone, Date.now());
}

async function errorsIn(c: PageContext, product: PurchasableProduct, entries: Entries): Promise<Errors> {
  const texts = await textsOf(c);
  const text = (error: GiftError) =>
    error.code === 'tooEarly' ? texts.orders.tooEarly : errorText(error, texts.fieldErrors);
  const errors = Object.entries(giftErrors(entries, today(c))).map(([name, error]) => [name, text(error)]);
  const isOffered = product.variants.some(({ sku }) => sku === entries.sku);
  return { ...(!isOffered && { sku: texts.addToCart.selectDenomination }), ...Object.fromEntries(errors) };
}

async function showForm(
  c: PageContext,
  product: PurchasableProduct,
  entries: Entries,
  errors: Errors,
  status: 200 | 422 = 200,
) {
  const texts = await textsOf(c);
  const form = {
    action: `${GIFT_CARD_PATH}?itemId=${encodeURIComponent(product.itemId)}`,
    fields: [
      html`<input type="hidden" name="key" value="${entries.key}">`,
      ...fields(c, product, entries, errors, texts),
    ],
    hasErrors: status !== 200,
    submitText: texts.orders.next,
    note: texts.orders.nothingOrdered,
  };
  const { title, fullUrl, picture } = product;
  const head = html`<div class="order-head">
${picture && html`<img class="order-line-picture" src="${picture.assetUrl}" alt="" width="96" height="96">`}
<p class="order-line-title"><a href="${fullUrl}">${title}</a></p>
</div>`;
  return answerPlainPage(c, {
    title: texts.orders.giftCardTitle,
    main: html`${head}${entryForm(form, texts)}`,
    pageType: PAGE_TYPE.checkout,
    status,
  });
}

function fields(c: PageContext, product: PurchasableProduct, entries: Entries, errors: Errors, texts: Catalogue) {
  const { orders } = texts;
  const field = <Name extends keyof Entries>(name: Name, autocomplete: string, label: string) => {
    return { name, value: entries[name], error: errors[name], autocomplete, label };
  };
  const other = { type: 'text', maxLength: GIFT_NAME_MAX_LENGTH } as const;
  const address = { type: 'email', maxLength: EMAIL_MAX_LENGTH } as const;
  const day = { type: 'date', min: today(c), hint: orders.deliveryDateHint } as const;
  const choices = product.variants.map((variant) => ({ value: variant.sku, text: denomination(c, variant) }));
  const select = { choices, prompt: texts.product.selectGiftCardValue };
  return [
    selectField({ ...field('sku', 'off', texts.product.giftCardValue), ...select }, texts),
    inputField({ ...field('recipientName', 'off', orders.recipientName), ...other }, texts),
    inputField({ ...field('recipientEmail', 'off', orders.recipientEmail), ...address }, texts),
    textareaField({ ...field('message', 'off', orders.message), ...message }, texts),
    inputField({ ...field('deliveryDate', 'off', orders.deliveryDate), ...day }, texts),
    inputField(
      { ...field('email', 'email', orders.email), ...address, hint: withShopName(c, orders.emailHint) },
      texts,
    ),
  ];
}

const message = { required: false, maxLength: GIFT_MESSAGE_MAX_LENGTH };

/** Returns "$25", or "Small, $25" if the option's value is not a price. */
function denomination(c: PageContext, variant: PurchasableProduct['variants'][number]): string {
  const { language } = c.var.site;
  const price = formatMoney(currentPrice(variant), storeCurrency(c.var.site), language, { dropZeroFraction: true });
  const name = Object.values(variant.attributes).join(', ');
  const digits = (text: string) => text.replace(/\D/g, '');
  return name === '' || digits(name) === digits(price) ? name || price : `${name}, ${price}`;
}
