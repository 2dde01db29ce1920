import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { callerNetworks } from '../http/network.ts';
import { answerOrderError, formParser, keepEntries, type PageContext, textsOf } from '../plain-pages/service.ts';
import { sha256 } from '../session/service.ts';
import { CANCEL_CONTRACT_PATH } from '../site/page-paths.ts';
import { shopCall } from '../site/shop-call.ts';
import { cancelContract } from './cancel-contract.ts';
import { type CancelEntries, cancelErrors, cancelRequestOf, readCancelEntries } from './cancel-entries.ts';
import { hasCheck, showCancelCheck, showCancelForm } from './cancel-page.ts';
import { receiptPath, showReceipt } from './receipt-page.ts';
import { findByKey } from './repository.ts';
import { actionOf } from './steps.ts';

/** The page on which buyers cancel a subscription, without signing in and without a script. */
export const cancelPages = new Hono<AppEnv>();

cancelPages.onError(answerOrderError);

cancelPages.get(CANCEL_CONTRACT_PATH, (c) => {
  c.header('Cache-Control', 'no-store');
  const receipt = c.req.query('receipt');
  return receipt === undefined ? showCancelForm(c) : showReceipt(c, receipt);
});
cancelPages.post(CANCEL_CONTRACT_PATH, keepEntries(showAgain), formParser, submit);

/** Shows the step that was sent and could not be taken, with all entries. */
async function showAgain(c: PageContext): Promise<Response> {
  const [entries, action] = [await readCancelEntries(c), await actionOf(c)];
  const isCheck = action === 'confirm' && hasCheck(c.var.site);
  return isCheck ? showCancelCheck(c, entries) : showCancelForm(c, { entries });
}

async function submit(c: PageContext): Promise<Response> {
  const [entries, action] = [await readCancelEntries(c), await actionOf(c)];
  c.header('Cache-Control', 'no-store');
  if (action === 'change') return showCancelForm(c, { entries });
  const errors = cancelErrors(entries, await textsOf(c));
  if (Object.keys(errors).length > 0) return showCancelForm(c, { entries, errors });
  return action === 'confirm' ? confirm(c, entries) : showCancelCheck(c, entries);
}

/** Declares, and leads to the receipt. The same entries of the same form are one declaration, however often they are sent. */
async function confirm(c: PageContext, entries: CancelEntries): Promise<Response> {
  const request = cancelRequestOf(entries);
  if (!request) throw new ApiError('INVALID_REQUEST');
  const call = shopCall(c.env, c.var.site);
  const idempotencyKey = sha256(JSON.stringify(['cancellation', entries]));
  const earlier = await findByKey(call.db, call.site.siteId, idempotencyKey);
  if (earlier) return c.redirect(receiptPath(c, CANCEL_CONTRACT_PATH, earlier.id), 303);
  const { origin } = new URL(c.req.url);
  const sender = { idempotencyKey, origin, calledOrigin: origin, networks: callerNetworks(c) };
  const { id } = await cancelContract(call, request, sender);
  return c.redirect(receiptPath(c, CANCEL_CONTRACT_PATH, id), 303);
}
