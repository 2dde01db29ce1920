import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type MailKind, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { withLanguage } from '../site/mail-language.ts';
import { noticeAddressOf } from '../site/notice-settings.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { contactAddress } from '../site/store-settings.ts';
import { buyerLetter } from './buyer-letter.ts';
import type { SubscriptionEvent } from './event.ts';
import { ownerLetter } from './owner-letter.ts';
import type { Subscription } from './subscription.ts';

/** Writes the mails about an event, for the batch of the change. `subscription` is as the change leaves it. */
export async function subscriptionMails(
  call: ShopCall,
  subscription: Subscription,
  event: SubscriptionEvent,
): Promise<NewMail[]> {
  const { site, now } = call;
  const { email, id, language } = subscription;
  const buyersCall = withLanguage(call, language);
  const buyersTexts = await textsIn(buyersCall.site.language);
  const occasion = `${event.kind}:${id}:${occasionOf(event, subscription)}`;
  const kind = kindOf(event);
  const toBuyer: NewMail = {
    id: newMailId(now),
    kind,
    dedupeKey: `${kind}:${occasion}`,
    recipient: email,
    replyTo: contactAddress(site),
    ...(await writeLetter(buyersCall.site, buyerLetter(buyersCall, subscription, event, buyersTexts))),
  };
  const owner = noticeAddressOf(site, 'subscription');
  const notice = ownerLetter(call, subscription, event, await textsIn(site.language));
  if (owner === '' || !notice) return [toBuyer];
  const toOwner: NewMail = {
    id: newMailId(now),
    kind: 'subscription-notice',
    dedupeKey: `subscription-notice:${occasion}`,
    recipient: owner,
    replyTo: email,
    ...(await writeLetter(site, notice)),
  };
  return [toBuyer, toOwner];
}

/** Distinguishes an event from others of its kind. */
function occasionOf(event: SubscriptionEvent, { nextCycleAt, version }: Subscription): number | string | null {
  switch (event.kind) {
    case 'announced':
      return nextCycleAt;
    // The same end can come again after it was taken back.
    case 'ending':
      return `${event.endsAt}:${version}`;
    default:
      return version;
  }
}

function kindOf({ kind }: SubscriptionEvent): MailKind {
  switch (kind) {
    case 'announced':
      return 'renewal-announced';
    case 'failed':
    case 'delayed':
      return 'renewal-failed';
    case 'ended':
    case 'cancelled':
      return 'subscription-ended';
    default:
      return 'subscription-changed';
  }
}
