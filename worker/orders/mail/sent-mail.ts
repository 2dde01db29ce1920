import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderItem, SentParcel } from '#runtime/contracts/order.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { LetterBlock, NewMail } from '../../mail/service.ts';
import { addressLines } from '../../site/address-lines.ts';
import { inLanguageOf } from '../../site/mail-language.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { numberText } from '../facts.ts';
import type { FoundOrder } from '../repository.ts';
import { boughtLines, readShownLines } from '../shown-lines.ts';
import { testBlocks } from './buyer-mail.ts';
import { laterMail } from './later-mail.ts';
import { itemsOf } from './shared-blocks.ts';

/** Writes the buyer's mail about a parcel that is on its way. `ref` distinguishes the parcels of an order. */
export async function sentMail(
  shopCall: ShopCall,
  found: FoundOrder,
  { carrier, trackingUrl, lines: units, ref }: SentParcel & { ref: string },
): Promise<NewMail & { id: string }> {
  const { order, baseUrl } = found;
  const call = await inLanguageOf(shopCall, order.email);
  const { db, site } = call;
  const texts = await textsIn(site.language);
  const { afterSale } = texts;
  const shop = { db, siteId: site.siteId, currency: order.grandTotal.currencyCode, language: site.language };
  const { items, intro } = parcelOf(order, units);
  const lines = await readShownLines(shop, boughtLines(items), texts);
  const values = { number: numberText(order.id), site: site.title };
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(afterSale[intro], values) },
    ...testBlocks(order.testMode, texts),
    ...(carrier ? [{ kind: 'facts' as const, facts: [{ title: afterSale.carrier, value: carrier }] }] : []),
    ...(trackingUrl ? [{ kind: 'button' as const, text: afterSale.track, url: trackingUrl }] : []),
    { kind: 'items', items: itemsOf(lines, baseUrl) },
    ...(order.address
      ? [
          {
            kind: 'copied' as const,
            title: texts.placedOrders.address,
            lines: addressLines(order.address, site.language),
          },
        ]
      : []),
  ];
  const subject = fill(afterSale.sentSubject, values);
  return laterMail(call, found, { kind: 'order-sent', key: ref, subject, blocks }, texts);
}

interface Parcel {
  /** The goods in it, each with its quantity in the parcel. */
  items: OrderItem[];
  intro: 'sentIntro' | 'sentPartIntro' | 'sentRestIntro';
}

/** Without a list of units, a parcel has all the rest; once nothing is left, it is news about the whole order. */
function parcelOf({ items }: Order, units: SentParcel['lines']): Parcel {
  const goods = items.map((item, position) => {
    const rest =
      item.productType === PRODUCT_TYPE.physical ? item.quantity - item.removedQuantity - item.sentQuantity : 0;
    const quantity = units ? (units.find((line) => line.position === position)?.quantity ?? 0) : rest;
    return { item, rest, quantity };
  });
  if (goods.every(({ rest }) => rest <= 0)) {
    return { items: items.filter(({ productType }) => productType === PRODUCT_TYPE.physical), intro: 'sentIntro' };
  }
  const isLast = goods.every(({ rest, quantity }) => rest <= quantity);
  const isOnly = isLast && items.every(({ sentQuantity }) => sentQuantity === 0);
  return {
    items: goods.filter(({ quantity }) => quantity > 0).map(({ item, quantity }) => ({ ...item, quantity })),
    intro: isOnly ? 'sentIntro' : isLast ? 'sentRestIntro' : 'sentPartIntro',
  };
}
