import { Hono } from 'hono';
import { PaymentAccount, PaymentAccountKey, PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { checkAccount } from './accounts/check.ts';
import { connectAccount } from './accounts/connect.ts';
import { disconnectAccount } from './accounts/disconnect.ts';
import { readAccounts } from './accounts/read-accounts.ts';

const ACCOUNTS = '/api/owner/payment-accounts';
const ACCOUNT = `${ACCOUNTS}/:accountId`;

/** The owner's API for the shop's accounts at payment providers. Keys are in no answer. */
export const ownerPaymentAccounts = new Hono<AppEnv>();

ownerPaymentAccounts.get(
  ACCOUNTS,
  owner('payments:read', { summary: 'Lists the payment accounts', moves: 'nothing', answer: PaymentAccountList }),
  async (c) => c.json(await readAccounts(ownerCall(c))),
);

ownerPaymentAccounts.post(
  ACCOUNTS,
  owner('payments:write', {
    summary: 'Connects a Stripe account by its secret key',
    moves: 'money',
    answer: PaymentAccount,
  }),
  fieldInput(PaymentAccountKey),
  async (c) => c.json(await connectAccount(ownerCall(c), c.var.input)),
);

ownerPaymentAccounts.post(
  `${ACCOUNT}/check`,
  owner('payments:write', {
    summary: 'Asks the provider about an account, and mends its webhook',
    moves: 'nothing',
    answer: PaymentAccount,
  }),
  async (c) => c.json(await checkAccount(ownerCall(c), c.req.param('accountId'))),
);

ownerPaymentAccounts.post(
  `${ACCOUNT}/disconnect`,
  owner('payments:write', {
    summary: 'Ends all charges through an account',
    moves: 'money',
    answer: PaymentAccountList,
  }),
  async (c) => c.json(await disconnectAccount(ownerCall(c), c.req.param('accountId'))),
);
