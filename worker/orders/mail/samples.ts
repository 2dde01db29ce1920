import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import type { OrderDownload } from '../../downloads/service.ts';
import type { NewMail } from '../../mail/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { OrderSnapshot } from '../snapshot.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { editedMail } from './edited-mail.ts';
import { orderMails } from './order-mails.ts';
import type { PlacedOrder } from './placed-order.ts';
import { refundMail } from './refund-mail.ts';
import { returnMail } from './return-mail.ts';
import { SAMPLE_ID, sampleOrder, sampleSnapshot } from './sample-order.ts';
import { sentMail } from './sent-mail.ts';

const ONE_UNIT = [{ position: 0, quantity: 1 }];
const NUMBERED = { carrierId: 'ups', carrier: 'UPS', trackingNumber: '1Z9999999999999999' };
const TRACKING = 'https://post.example/track?id=00340434161094';

/**
 * Writes the mails of orders with made-up data, for previews: an order for each type of product, each way of paying and
 * each thing that happens to it later.
 */
export async function orderSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const parcel = { carrier: 'Parcel Post', trackingUrl: TRACKING, ref: 'sample' };
  const found = await sampleOrder(call, baseUrl);
  return [
    ...(await placedSamples(call, baseUrl)),
    await sentMail(call, found, parcel),
    await sentMail(call, found, { ref: 'plain' }),
    await sentMail(call, found, { ...NUMBERED, ref: 'numbered' }),
    await sentMail(call, found, { ...NUMBERED, corrected: ONE_UNIT, ref: 'corrected' }),
    await sentMail(call, found, { ...parcel, lines: [{ position: 0, quantity: 1 }], ref: 'part' }),
    await editedMail(call, found, 'sample'),
    await cancelledMail(call, found, 'The potter has no more of this clay.'),
    ...(await refundSamples(call, baseUrl)),
    await returnMail(call, found, { id: 'sample', lines: ONE_UNIT, isWithdrawal: true }),
    await returnMail(call, found, { id: 'goodwill', lines: ONE_UNIT, isWithdrawal: false }),
  ];
}

async function placedSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const { physical, digital, service, giftCard } = PRODUCT_TYPE;
  const next = { anchorAt: call.now, periods: 1 };
  const renewal = { subscriptionId: 'sample', cycle: 2, next, paidUntil: call.now + 30 * DAY_MS };
  const whole = await sampleSnapshot(call, baseUrl, { type: physical });
  const snapshots: OrderSnapshot[] = [{ ...whole, giftCardCents: whole.grandTotalCents, testMode: true }];
  for (const sample of [
    { type: physical },
    { type: physical, paymentMethod: 'installments' as const },
    { type: physical, giftCardId: 'sample', giftCardCents: 2_500 },
    { type: digital },
    { type: service },
    { type: giftCard },
    { type: physical, isSubscription: true },
    { type: physical, isSubscription: true, renewal },
    { type: physical, isSubscription: true, renewal: { ...renewal, next: null } },
  ]) {
    snapshots.push(await sampleSnapshot(call, baseUrl, sample));
  }
  const written: NewMail[] = [];
  for (const snapshot of snapshots) written.push(...(await orderMails(call, snapshot, placedOf(call, snapshot))));
  return written;
}

function placedOf({ now }: ShopCall, { lines, giftCardCents, grandTotalCents }: OrderSnapshot): PlacedOrder {
  const downloads = lines.flatMap(({ productType }, position): OrderDownload[] =>
    productType === PRODUCT_TYPE.digital && position === 0 ? [aDownload(position, now)] : [],
  );
  const provider = grandTotalCents > giftCardCents ? 'stripe' : null;
  return { orderId: SAMPLE_ID, orderToken: 'sample', provider, cards: [], downloads };
}

function aDownload(position: number, now: number): OrderDownload {
  return {
    id: 'sample',
    position,
    fileId: 'sample',
    name: 'The brewing guide.pdf',
    bytes: 2_400_000,
    left: 5,
    path: '/commerce/download?token=sample',
    expiresAt: now + 30 * DAY_MS,
    state: 'open',
  };
}

async function refundSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const byMoney = await sampleOrder(call, baseUrl);
  const byBoth = await sampleOrder(call, baseUrl, { giftCardCents: 2_500 });
  const total = byMoney.order.grandTotal.value;
  const byCard = await sampleOrder(call, baseUrl, { giftCardCents: total });
  const inTest = await sampleOrder(call, baseUrl, { testMode: true });
  return Promise.all([
    refundMail(call, byMoney, { id: 'part', cents: 1_000 }, 0),
    refundMail(call, byMoney, { id: 'units', cents: 1_000, lines: ONE_UNIT }, 0),
    refundMail(call, byBoth, { id: 'units-of-both', cents: 1_000, giftCardCents: 500, lines: ONE_UNIT }, 0),
    refundMail(call, byMoney, { id: 'rest', cents: total - 1_000 }, 1_000),
    refundMail(call, byBoth, { id: 'both', cents: total - 2_500 }, 0),
    refundMail(call, byCard, { id: 'card', cents: 0 }, 0),
    refundMail(call, inTest, { id: 'test', cents: total }, 0),
  ]);
}
