import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { answerOrderError, formParser, keepEntries } from '../plain-pages/service.ts';
import { GIFT_CARD_PATH, ORDER_PATH, SUBSCRIPTION_PATH } from '../site/page-paths.ts';
import { showGiftCard, submitGiftCard } from './gift-card-page.ts';
import { showOrder, submitOrderProof } from './order-page.ts';
import { showSubscription, submitSubscription } from './subscription-page.ts';

/**
 * Pages that sell one product by itself. They need no script, and are not cached because each belongs to one visitor.
 */
export const pendingOrderPages = new Hono<AppEnv>();

pendingOrderPages.onError(answerOrderError);

pendingOrderPages.get(SUBSCRIPTION_PATH, showSubscription);
pendingOrderPages.post(SUBSCRIPTION_PATH, keepEntries(showSubscription), formParser, submitSubscription);
pendingOrderPages.get(GIFT_CARD_PATH, showGiftCard);
pendingOrderPages.post(GIFT_CARD_PATH, keepEntries(showGiftCard), formParser, submitGiftCard);
pendingOrderPages.get(ORDER_PATH, (c) => showOrder(c));
pendingOrderPages.post(
  ORDER_PATH,
  keepEntries((c) => showOrder(c)),
  formParser,
  submitOrderProof,
);
