import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { ApiError } from '../../http/errors.ts';
import { provePerson } from '../../orders/service.ts';
import {
  answerOrderError,
  answerPlainPage,
  formParser,
  homeLink,
  keepEntries,
  type PageContext,
  readFormEntries,
  type SentEntries,
  textsOf,
} from '../../plain-pages/service.ts';
import { MY_SUBSCRIPTION_PATH } from '../../site/page-paths.ts';
import { shopCall } from '../../site/shop-call.ts';
import { cancelSubscription, pauseSubscription, resumeSubscription, skipCycle } from '../changes.ts';
import { keepSubscription } from '../ending.ts';
import type { Subscription } from '../subscription.ts';
import { showAddressForm, submitAddress, submitMove } from './address.ts';
import { showCancel } from './cancel.ts';
import { finishCardChange, showCardForm, submitCard } from './card.ts';
import { toOutcome } from './outcome.ts';
import { mayReadOwner, ownedBy, pagePath, readSubscription } from './request.ts';
import { isDueAtOnce, isResumable } from './resume.ts';
import { showSubscription } from './show.ts';

/** The page of a running subscription. It needs no script, and is not cached because it belongs to one buyer. */
export const subscriptionPages = new Hono<AppEnv>();

subscriptionPages.onError(answerOrderError);

subscriptionPages.get(MY_SUBSCRIPTION_PATH, (c) => showPart(c, c.req.query('view')));

subscriptionPages.post(MY_SUBSCRIPTION_PATH, keepEntries(showFormOf), formParser, async (c) => {
  const subscription = await readSubscription(c);
  if (!subscription) return showUnknown(c);
  const { action, cycleAt, due, email } = await readFormEntries(c, ['action', 'cycleAt', 'due', 'email']);
  if (action === 'proof') {
    if (!provePerson(c, ownedBy(subscription), email)) return showSubscription(c, subscription, email);
    c.header('Cache-Control', 'no-store');
    return c.redirect(pagePath(c), 303);
  }
  if (isPersonal(action)) {
    if (!mayReadOwner(c, subscription)) return showSubscription(c, subscription, '');
    return PERSONAL[action](c, subscription);
  }
  return change(c, subscription, { action, cycleAt: Number(cycleAt), due });
});

/** Shows one part of the page; the whole page by default. */
async function showPart(c: PageContext, view: string | undefined): Promise<Response> {
  const subscription = await readSubscription(c);
  if (!subscription) return showUnknown(c);
  switch (view) {
    case 'cancel':
      return showCancel(c, subscription);
    case 'address':
      return mayReadOwner(c, subscription) ? showAddressForm(c, subscription) : showSubscription(c, subscription);
    case 'card':
      return mayReadOwner(c, subscription) ? showCardForm(c, subscription) : showSubscription(c, subscription);
    case 'card-given':
      return finishCardChange(c, subscription);
    default:
      return showSubscription(c, subscription);
  }
}

/** Shows the form that was sent. */
function showFormOf(c: PageContext, sent: SentEntries): Promise<Response> {
  const action = sent.get('action');
  return showPart(c, action === 'quote' || action === 'move' ? 'address' : action === 'card' ? 'card' : undefined);
}

const PERSONAL = { quote: submitAddress, move: submitMove, card: submitCard } as const;

function isPersonal(action: string): action is keyof typeof PERSONAL {
  return Object.hasOwn(PERSONAL, action);
}

interface Entered {
  action: string;
  cycleAt: number;
  /** When the form said that resuming is charged: 'later' or at once. */
  due: string;
}

/** Makes one of the changes that need no further entries. A repeat changes nothing, and its page says so. */
async function change(c: PageContext, subscription: Subscription, { action, cycleAt, due }: Entered) {
  const { id, pauseReason } = subscription;
  const call = shopCall(c.env, c.var.site);
  switch (action) {
    case 'skip':
      return toOutcome(c, 'skipped', await skipCycle(call, id, cycleAt));
    case 'pause':
      return toOutcome(c, 'paused', await pauseSubscription(call, id, 'buyer'));
    case 'resume':
      if (!isResumable(pauseReason)) throw new ApiError('INVALID_REQUEST');
      // The form was opened before its day and sent after it: the page first says what is charged today.
      if (due === 'later' && isDueAtOnce(subscription)) return showSubscription(c, subscription);
      if (isDueAtOnce(subscription) && !mayReadOwner(c, subscription)) return showSubscription(c, subscription, '');
      return toOutcome(c, 'resumed', await resumeSubscription(call, id, 'buyer'));
    case 'keep':
      return toOutcome(c, 'resumed', await keepSubscription(call, id));
    case 'cancel':
      return toOutcome(c, 'cancelled', await cancelSubscription(call, id, 'buyer'));
    default:
      throw new ApiError('INVALID_REQUEST');
  }
}

async function showUnknown(c: PageContext): Promise<Response> {
  const texts = await textsOf(c);
  const { unknownTitle, unknownText } = texts.mySubscription;
  const main = html`<p>${unknownText}</p>${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: unknownTitle, main, pageType: PAGE_TYPE.subscriptionConfirmed, status: 404 });
}
