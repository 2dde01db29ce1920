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
import { ApiError } from '../http/errors.ts';
import { isBought } from '../orders/service.ts';
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
import { isToken, lockKeysJson, randomToken, sessionSecrets, sha256 } from '../session/service.ts';
import { GIFT_CARD_PATH } from '../site/page-paths.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { buyerCall } from './buyer-call.ts';
import { changeGiftCard, findStartedGift, type GiftCardOrder, placeGiftCard, readGiftCard } from './gift-card.ts';
import { mayReadOrder } from './reader.ts';
import { redirect, redirectToCheckout, redirectToOrder } from './redirects.ts';
import { findByOrderToken } from './repository.ts';
import { orderTokenOf } from './tokens.ts';

const NAMES = ['sku', 'recipientName', 'recipientEmail', 'senderName', 'message', 'deliveryDate', 'email'] as const;
type Entries = Record<(typeof NAMES)[number], string>;
type Errors = Partial<Record<keyof Entries, string>>;

/** The order that a page's address names: one that is changed, or one that the page's key starts. */
interface Opened {
  order: GiftCardOrder | undefined;
  key: string;
  /** Whether this browser may change the order. */
  isOpen: boolean;
}

/**
 * Shows the form of a gift card. Its address has a key, so that a visitor who comes back from the checkout finds and
 * changes the same order.
 */
export async function showGiftCard(c: PageContext): Promise<Response> {
  const { order, key, isOpen } = await find(c);
  if (order && !isOpen && !key) return redirectToOrder(c, tokenOf(c, order));
  if (!order && c.req.query('order')) throw new ApiError('ORDER_NOT_FOUND');
  const reader = order ? 'buyer' : { lockKeys: lockKeysJson(c) };
  const product = await readGiftCard(c.env.DB, c.var.site, order?.itemId ?? c.req.query('itemId') ?? '', reader);
  if (order && isOpen) return showForm(c, product, { ...order.gift, sku: order.sku, email: order.email }, {});
  if (order || !isToken(key)) return redirect(c, freshPath(c));
  const [only, ...others] = product.variants;
  const sku = c.req.query('sku') || (only && others.length === 0 ? only.sku : '');
  const gift = { recipientName: '', recipientEmail: '', senderName: '', message: '', deliveryDate: today(c) };
  return showForm(c, product, { ...gift, sku, email: '' }, {});
}

/** Stores the order, or changes it, and leads to its checkout. */
export async function submitGiftCard(c: PageContext): Promise<Response> {
  const sent = await readFormEntries(c, NAMES);
  const { order, key, isOpen } = await find(c);
  if (order && !isOpen) return redirectToOrder(c, tokenOf(c, order));
  if (!order && c.req.query('order')) throw new ApiError('ORDER_NOT_FOUND');
  const entries = { ...sent, recipientName: oneLine(sent.recipientName), senderName: oneLine(sent.senderName) };
  const reader = order ? 'buyer' : { lockKeys: lockKeysJson(c) };
  const product = await readGiftCard(c.env.DB, c.var.site, order?.itemId ?? c.req.query('itemId') ?? '', reader);
  const errors = await errorsIn(c, product, entries);
  if (Object.keys(errors).length > 0) return showForm(c, product, entries, errors, 422);
  const call = buyerCall(c);
  const orderToken = order
    ? await changeGiftCard(call, product, order, entries)
    : await placeGiftCard(call, product, { ...entries, key: isToken(key) ? key : randomToken() });
  return redirectToCheckout(c, orderToken);
}

async function find(c: PageContext): Promise<Opened> {
  const { site } = c.var;
  const { order: orderToken = '', key = '' } = c.req.query();
  const call = { db: c.env.DB, site, secrets: sessionSecrets(c.env) };
  const named = isToken(orderToken) ? await findByOrderToken(c.env.DB, site.siteId, sha256(orderToken)) : undefined;
  const order = named ?? (isToken(key) ? await findStartedGift(call, key) : undefined);
  if (order?.kind !== 'gift-card') return { order: undefined, key, isOpen: false };
  const isOpen = mayReadOrder(c, order) && !(await isBought(c.env.DB, site.siteId, order.id));
  return { order, key: named ? '' : key, isOpen };
}

function tokenOf(c: PageContext, order: GiftCardOrder): string {
  return orderTokenOf(sessionSecrets(c.env), c.var.site.siteId, order);
}

/** Returns the address of this page with a new key. */
function freshPath(c: PageContext): string {
  const { itemId = '', sku } = c.req.query();
  return `${GIFT_CARD_PATH}?${new URLSearchParams({ itemId, ...(sku && { sku }), key: randomToken() })}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
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
    // The form is sent to the page's own address, which names the order or the key.
    action: `${GIFT_CARD_PATH}?${new URLSearchParams(c.req.query())}`,
    fields: fields(c, product, entries, errors, texts),
    submitText: texts.orders.toCheckout,
    note: texts.orders.payNext,
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
    inputField(
      { ...field('senderName', 'name', orders.senderName), ...other, required: false, hint: orders.senderHint },
      texts,
    ),
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
