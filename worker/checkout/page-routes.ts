import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { answerOrderError } from '../plain-pages/service.ts';
import { CHECKOUT_PATH, PAID_PATH } from '../site/page-paths.ts';
import { showCheckout } from './page.ts';
import { showReturn } from './payment/return-page.ts';

/**
 * The checkout page and the page to which a provider returns the visitor. Both belong to one visitor, so they are not
 * cached.
 */
export const checkoutPages = new Hono<AppEnv>();

checkoutPages.onError(answerOrderError);

checkoutPages.get(CHECKOUT_PATH, showCheckout);
checkoutPages.get(PAID_PATH, showReturn);
