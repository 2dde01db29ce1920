import type { OrderItem } from '#runtime/contracts/order.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { type FieldLine, fieldLines, readItemForms } from '../additional-fields/service.ts';
import { lineAmount } from './amounts.ts';
import { readPictures } from './pictures.ts';

interface BoughtLine {
  itemId: string;
  variantId: string;
  title: string;
  sku: string;
  attributes: Readonly<Record<string, string>>;
  /** JSON text; null or '' for none. */
  additionalFields: string | null;
  quantity: number;
  /** Minor units. */
  unitCents: number;
  /** The part of that which is a deposit. */
  depositCents?: number | undefined;
  plan: SubscriptionPlan | null;
}

/** A line of an order as texts. */
export interface ShownLine {
  title: string;
  sku: string;
  quantity: number;
  pictureUrl: string | undefined;
  options: FieldLine[];
  /** Of the product's form. */
  answers: FieldLine[];
  /** The deposit in the amount; none where there is none. */
  deposit: FieldLine[];
  /** Price of one. */
  each: string;
  amount: string;
}

interface Shop {
  db: D1Database;
  siteId: string;
  currency: string;
  language: string;
}

/** Reads what mails and pages show of an order's lines. */
export async function readShownLines(shop: Shop, lines: readonly BoughtLine[], texts: Catalogue): Promise<ShownLine[]> {
  const { db, siteId } = shop;
  const [forms, pictures] = await Promise.all([
    readItemForms(db, siteId, [...new Set(lines.map(({ itemId }) => itemId))]),
    readPictures(db, siteId, lines),
  ]);
  return lines.map((line, position) => ({
    title: line.title,
    sku: line.sku,
    quantity: line.quantity,
    pictureUrl: pictures[position],
    options: Object.entries(line.attributes).map(([title, value]) => ({ title, value })),
    answers: fieldLines(forms.get(line.itemId), line.additionalFields, texts.form),
    deposit: depositOf(line, shop, texts),
    each: lineAmount(line.unitCents, line.plan, shop, texts),
    amount: lineAmount(line.unitCents * line.quantity, line.plan, shop, texts),
  }));
}

function depositOf({ depositCents = 0, quantity }: BoughtLine, { currency, language }: Shop, texts: Catalogue) {
  if (depositCents === 0) return [];
  return [{ title: texts.priceLines.depositIncluded, value: formatMoney(depositCents * quantity, currency, language) }];
}

/** Writes a line's title with its quantity, if there are several. */
export function countedTitle({ title, quantity }: { title: string; quantity: number }): string {
  return quantity > 1 ? `${quantity} × ${title}` : title;
}

/** Returns an order's items as lines whose texts can be read. */
export function boughtLines(items: readonly OrderItem[]): BoughtLine[] {
  return items.map((item) => ({ ...item, title: item.productName, unitCents: item.unitPrice.value }));
}
