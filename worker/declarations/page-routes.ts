import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { callerNetworks } from '../http/network.ts';
import { answerOrderError, formParser, keepEntries, type PageContext, textsOf } from '../plain-pages/service.ts';
import { sha256 } from '../session/service.ts';
import { WITHDRAW_PATH } from '../site/page-paths.ts';
import { shopCall } from '../site/shop-call.ts';
import { cancelPages } from './cancel-routes.ts';
import { declare } from './declare.ts';
import { receiptPath, showReceipt } from './receipt-page.ts';
import { findByKey } from './repository.ts';
import { actionOf } from './steps.ts';
import { entryErrors, readEntries, requestOf, type WithdrawEntries } from './withdraw-entries.ts';
import { readWithdrawOrder } from './withdraw-order.ts';
import { showCheck, showForm } from './withdraw-page.ts';

/** The page on which buyers withdraw from a contract, in two steps and without a script. */
export const withdrawPages = new Hono<AppEnv>();

withdrawPages.onError(answerOrderError);

withdrawPages.get(WITHDRAW_PATH, (c) => {
  c.header('Cache-Control', 'no-store');
  const receipt = c.req.query('receipt');
  return receipt === undefined ? showForm(c) : showReceipt(c, receipt);
});
withdrawPages.post(WITHDRAW_PATH, keepEntries(showAgain), formParser, submit);
withdrawPages.route('/', cancelPages);

/** Shows the step that was sent and could not be taken, with all entries. */
async function showAgain(c: PageContext): Promise<Response> {
  const [entries, action] = [await readEntries(c), await actionOf(c)];
  return action === 'confirm' ? showCheck(c, entries) : showForm(c, { entries });
}

async function submit(c: PageContext): Promise<Response> {
  const [entries, action] = [await readEntries(c), await actionOf(c)];
  c.header('Cache-Control', 'no-store');
  if (action === 'change') return showForm(c, { entries });
  const refused = await refusedForm(c, entries);
  if (refused) return refused;
  return action === 'confirm' ? confirm(c, entries) : showCheck(c, entries);
}

/** Returns the form with its errors where entries are wrong. */
async function refusedForm(c: PageContext, entries: WithdrawEntries): Promise<Response | undefined> {
  const [texts, order] = await Promise.all([textsOf(c), readWithdrawOrder(c, entries.orderToken)]);
  const errors = entryErrors(entries, order?.left, texts);
  return Object.keys(errors).length > 0 ? showForm(c, { entries, errors }) : undefined;
}

/** Declares, and leads to the receipt. The same entries of the same form are one declaration, however often they are sent. */
async function confirm(c: PageContext, entries: WithdrawEntries): Promise<Response> {
  const request = requestOf(entries);
  if (!request) throw new ApiError('INVALID_REQUEST');
  const call = shopCall(c.env, c.var.site);
  const idempotencyKey = sha256(JSON.stringify(entries));
  const earlier = await findByKey(call.db, call.site.siteId, idempotencyKey);
  if (earlier) return c.redirect(receiptPath(c, WITHDRAW_PATH, earlier.id), 303);
  const { origin } = new URL(c.req.url);
  try {
    const networks = callerNetworks(c);
    const declared = {
      ...request,
      kind: 'withdrawal',
      idempotencyKey,
      origin,
      calledOrigin: origin,
      networks,
    } as const;
    const { id } = await declare(call, declared);
    return c.redirect(receiptPath(c, WITHDRAW_PATH, id), 303);
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === 'WITHDRAWAL_UNITS';
    const refused = isTaken && (await refusedForm(c, entries));
    if (refused) return refused;
    throw error;
  }
}
