import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { answerOrderError, formParser, keepEntries } from '../plain-pages/service.ts';
import { CONFIRMATION_PATH, RETURN_SLIP_PATH, STATUS_PATH } from '../site/page-paths.ts';
import { showConfirmation, showStatus, submitProof } from './order-pages.ts';
import { showReturnSlip } from './order-returns.ts';

/** Pages of paid orders. They need no script, and are not cached because each belongs to one visitor. */
export const orderPages = new Hono<AppEnv>();

orderPages.onError(answerOrderError);

orderPages.get(CONFIRMATION_PATH, showConfirmation);
orderPages.get(STATUS_PATH, (c) => showStatus(c));
orderPages.get(RETURN_SLIP_PATH, showReturnSlip);
orderPages.post(
  STATUS_PATH,
  keepEntries((c) => showStatus(c)),
  formParser,
  submitProof,
);
