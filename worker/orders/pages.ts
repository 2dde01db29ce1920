import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { only } from '../http/middleware/only.ts';
import { showCheckout } from './checkout-page.ts';
import { answerOrderError } from './frame.ts';
import { showGiftCard, takeGiftCard } from './gift-card-page.ts';
import { showOrder } from './order-page.ts';
import { CHECKOUT_PATH, GIFT_CARD_PATH, ORDER_PATH, SUBSCRIPTION_PATH } from './paths.ts';
import { postedForm } from './posted.ts';
import { showSubscription, takeSubscription } from './subscription-page.ts';

/** Pages on which something is bought. None of them but the checkout needs a script, and nobody keeps them: they are one visitor's. */
export const orderPages = new Hono<AppEnv>();

orderPages.onError(answerOrderError);

orderPages.get(CHECKOUT_PATH, showCheckout);
orderPages.get(SUBSCRIPTION_PATH, showSubscription);
orderPages.post(SUBSCRIPTION_PATH, postedForm, takeSubscription);
orderPages.get(GIFT_CARD_PATH, showGiftCard);
orderPages.post(GIFT_CARD_PATH, postedForm, takeGiftCard);
orderPages.get(ORDER_PATH, showOrder);

orderPages.all(CHECKOUT_PATH, only('GET'));
orderPages.all(SUBSCRIPTION_PATH, only('GET', 'POST'));
orderPages.all(GIFT_CARD_PATH, only('GET', 'POST'));
orderPages.all(ORDER_PATH, only('GET'));
