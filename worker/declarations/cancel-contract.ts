import type { CancellationRequest } from '#runtime/contracts/withdrawals.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import { logError } from '../log.ts';
import { dateText } from '../site/date-text.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';
import { cancelSubscription, endingStatements } from '../subscriptions/service.ts';
import { declare } from './declare.ts';
import type { DeclareRequest } from './declare-request.ts';
import type { Receipt } from './rows.ts';
import { typedText } from './typed-text.ts';

type Sender = Pick<DeclareRequest, 'idempotencyKey' | 'origin' | 'calledOrigin' | 'networks'>;

/**
 * Takes the cancellation of a contract, and returns its receipt, which is the same whether a subscription is found or not.
 * One that is found by number and address, or by the link of its order's page, is not charged from the end on, in the same
 * batch; its own address is told, and its page takes the end back until then, because a stranger may have declared. The
 * work is the same for every stranger, whatever is found. With the link, which only the buyer has, an extraordinary cancellation is final at once. Throws IDEMPOTENCY_KEY_REUSED.
 */
export async function cancelContract(call: ShopCall, sent: CancellationRequest, sender: Sender): Promise<Receipt> {
  const { site, now } = call;
  const request = { ...sent, reason: typedText(sent.reason) };
  const { name, contract, email, orderToken, isExtraordinary, reason } = request;
  const endsAt = endOf(site, request);
  const isAtOnce = isExtraordinary && (endsAt ?? now) <= now;
  let finalId = '';
  const receipt = await declare(call, {
    ...{ kind: 'cancellation', name, contract, email, orderToken, part: '', ...sender },
    cancellation: { isExtraordinary, reason, endsAt },
    details: cancellationFacts(site, request, await textsIn(site.language)),
    follow: ({ subscriptionId, isProven }) => {
      const isFinal = isProven && isAtOnce;
      finalId = isFinal ? subscriptionId : '';
      return endingStatements(call, subscriptionId, {
        ...{ isExtraordinary, endsAt, isProven, isAnnounced: !isFinal },
      });
    },
  });
  if (finalId !== '') await cancelNow(call, finalId);
  return receipt;
}

/** The declaration counts already, and nothing is charged any more: the cron ends a subscription that is busy now. */
async function cancelNow(call: ShopCall, subscriptionId: string): Promise<void> {
  try {
    await cancelSubscription(call, subscriptionId, 'buyer');
  } catch (error) {
    logError(error as Error, { site: call.site.siteId, subscription: subscriptionId });
  }
}

/** Returns what a cancellation says of its kind and of the end, for its words. */
export function cancellationFacts(
  site: Site,
  request: Pick<CancellationRequest, 'isExtraordinary' | 'reason' | 'endsOn'>,
  { cancellations: words }: Catalogue,
): FieldLine[] {
  const { isExtraordinary, reason } = request;
  const endsAt = endOf(site, request);
  return [
    { title: words.kind, value: isExtraordinary ? words.extraordinary : words.ordinary },
    ...(reason ? [{ title: words.reason, value: reason }] : []),
    { title: words.endsOn, value: endsAt === null ? words.earliest : dateText(site, endsAt) },
  ];
}

/** The start of the day that the buyer names, where the shop is; null for the earliest time. */
function endOf({ timeZone }: Site, { endsOn }: Pick<CancellationRequest, 'endsOn'>): number | null {
  return endsOn === '' ? null : dayStart(endsOn, timeZone);
}
