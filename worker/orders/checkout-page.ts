import { html } from 'hono/html';
import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fieldLines, readItemForms } from '../additional-fields/service.ts';
import { readCart } from '../cart/service.ts';
import { cartsOf } from '../ports.ts';
import { readCartCookie } from '../session/service.ts';
import { storeCurrency } from '../store-settings.ts';
import { answer, homeLink, type PageContext, textsOf } from './frame.ts';
import { type Line, lineList, productFacts } from './lines.ts';

/** Says what is in the cart, and that it cannot be paid for yet. */
export async function showCheckout(c: PageContext): Promise<Response> {
  const { site } = c.var;
  const call = { carts: cartsOf(c.env), site, cartToken: readCartCookie(c) };
  const [cart, texts] = await Promise.all([readCart(call, { mock: false, withTotals: true }), textsOf(c)]);
  const main = cart.entries.length > 0 ? summary(c, cart, texts) : emptyCart(c, texts);
  return answer(c, { title: texts.orders.checkoutTitle, main: await main, pageType: PAGE_TYPE.checkout });
}

function emptyCart(c: PageContext, texts: Catalogue) {
  return html`<p>${texts.orders.emptyCart}</p>${homeLink(c, texts)}`;
}

async function summary(c: PageContext, { entries, subtotalCents }: ShoppingCart, texts: Catalogue) {
  const { site } = c.var;
  const { orders } = texts;
  const itemIds = [...new Set(entries.map(({ itemId }) => itemId))];
  const forms = await readItemForms(c.env.DB, site.siteId, itemIds);
  const money = (minorUnits: number) => formatMoney(minorUnits, storeCurrency(site), site.language);
  const lines = entries.map((entry): Line => {
    const answers = fieldLines(forms.get(entry.itemId), entry.additionalFields, texts.form);
    return toLine(
      entry,
      productFacts({ ...entry.chosenVariant, quantity: entry.quantity }, answers, texts),
      money,
      texts,
    );
  });
  return html`<p class="order-note">${orders.noPaymentYet}</p>
${lineList(lines)}
<p class="order-total"><span>${orders.subtotal}</span> <strong>${money(subtotalCents)}</strong></p>
<p><a class="button" href="/cart">${orders.backToCart}</a></p>`;
}

function toLine(
  { title, fullUrl, image, quantity, purchasePriceCents, subTotal }: CartEntry,
  facts: Line['facts'],
  money: (minorUnits: number) => string,
  { orders }: Catalogue,
): Line {
  const each = { title: orders.price, value: money(purchasePriceCents) };
  return {
    title,
    href: fullUrl,
    pictureUrl: image?.assetUrl,
    facts: quantity > 1 ? [...facts, each] : facts,
    amount: money(subTotal),
  };
}
