import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderItem, OrderUnits } from '#runtime/contracts/order.ts';
import type { SentParcel } from '#runtime/contracts/parcels.ts';
import type { ParcelEntry } from '#runtime/domain/parcel-entry.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { LetterBlock, NewMail } from '../../mail/service.ts';
import { addressLines } from '../../site/address-lines.ts';
import { inLanguageOf } from '../../site/mail-language.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { numberText } from '../facts.ts';
import type { FoundOrder } from '../repository.ts';
import { linkTo } from '../rows.ts';
import { boughtLines, readShownLines } from '../shown-lines.ts';
import { testBlocks } from './buyer-mail.ts';
import { laterMail } from './later-mail.ts';
import { itemsOf } from './shared-blocks.ts';

interface SentMail extends Partial<ParcelEntry>, Pick<SentParcel, 'lines'> {
  /** Distinguishes the mails about parcels of an order. */
  ref: string;
  /** The goods in a parcel of which the mail says that its carrier or number is another one; undefined for a new parcel. */
  corrected?: readonly OrderUnits[];
}

/** Writes the buyer's mail about a parcel that is on its way. */
export async function sentMail(
  shopCall: ShopCall,
  found: FoundOrder,
  { carrier, carrierId, trackingNumber, trackingUrl, lines, ref, corrected }: SentMail,
): Promise<NewMail & { id: string }> {
  const { order, baseUrl } = found;
  const call = await inLanguageOf(shopCall, order.email);
  const { db, site } = call;
  const texts = await textsIn(site.language);
  const { afterSale } = texts;
  const shop = { db, siteId: site.siteId, currency: order.grandTotal.currencyCode, language: site.language };
  const { items, intro } = corrected ? correctedOf(order, corrected) : parcelOf(order, lines);
  const shown = await readShownLines(shop, boughtLines(items), texts);
  const url =
    trackingUrl ||
    linkTo({ ...(carrierId && { carrierId }), ...(trackingNumber && { trackingNumber }) }, order.address);
  const facts = [
    { title: afterSale.carrier, value: carrier ?? '' },
    { title: afterSale.trackingNumber, value: trackingNumber ?? '' },
  ].filter(({ value }) => value !== '');
  const values = { number: numberText(order.id), site: site.title };
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(afterSale[intro], values) },
    ...testBlocks(order.testMode, texts),
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ...(url ? [{ kind: 'button' as const, text: afterSale.track, url }] : []),
    { kind: 'items', items: itemsOf(shown, baseUrl) },
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
  const subject = fill(corrected ? afterSale.correctedSubject : afterSale.sentSubject, values);
  return laterMail(call, found, { kind: 'order-sent', key: ref, subject, blocks }, texts);
}

interface Parcel {
  /** The goods in it, each with its quantity in the parcel. */
  items: OrderItem[];
  intro: 'sentIntro' | 'sentPartIntro' | 'sentRestIntro' | 'correctedIntro';
}

function correctedOf({ items }: Order, units: readonly OrderUnits[]): Parcel {
  const inParcel = units.flatMap(({ position, quantity }) => {
    const item = items[position];
    return item ? [{ ...item, quantity }] : [];
  });
  return { items: inParcel, intro: 'correctedIntro' };
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
