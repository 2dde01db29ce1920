import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { only } from '../http/middleware/only.ts';
import { answerOrderError } from '../orders/service.ts';
import { showConfirmation, showStatus } from './order-pages.ts';
import { CONFIRMATION_PATH, PAID_PATH, STATUS_PATH } from './paths.ts';
import { showReturn } from './return-page.ts';

/** Pages of orders that were paid for. None of them needs a script, and nobody keeps them: they are one visitor's. */
export const placedOrderPages = new Hono<AppEnv>();

placedOrderPages.onError(answerOrderError);

placedOrderPages.get(CONFIRMATION_PATH, showConfirmation);
placedOrderPages.get(STATUS_PATH, showStatus);
placedOrderPages.get(PAID_PATH, showReturn);

placedOrderPages.all(CONFIRMATION_PATH, only('GET'));
placedOrderPages.all(STATUS_PATH, only('GET'));
placedOrderPages.all(PAID_PATH, only('GET'));
