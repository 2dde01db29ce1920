import { Hono } from 'hono';
import { every } from 'hono/combine';
import { CancellationRequest, DeclarationReceipt, WithdrawalRequest } from '#runtime/contracts/withdrawals.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readIdempotency } from '../http/idempotency.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { callerNetworks } from '../http/network.ts';
import { parse } from '../http/parse.ts';
import { shopCall } from '../site/shop-call.ts';
import { cancelContract } from './cancel-contract.ts';
import { declare } from './declare.ts';
import { pageOrigin } from './page-origin.ts';

const WITHDRAWALS = '/api/commerce/withdrawals';
const CANCELLATIONS = '/api/commerce/cancellations';

export const withdrawals = new Hono<AppEnv>();

withdrawals.post(
  WITHDRAWALS,
  describe({
    summary: 'Withdraws from a contract',
    body: WithdrawalRequest,
    answer: DeclarationReceipt,
    idempotencyKey: 'optional',
  }),
  every(crumb, rateLimit('FORM_WRITES', 'declaration'), jsonBody),
  async (c) => {
    const request = parse(WithdrawalRequest, c.var.body.json);
    const { origin: calledOrigin } = new URL(c.req.url);
    const { id: _, ...receipt } = await declare(shopCall(c.env, c.var.site), {
      ...request,
      kind: 'withdrawal',
      idempotencyKey: readIdempotency(c)?.key,
      origin: pageOrigin(c.req.header('Origin'), calledOrigin),
      calledOrigin,
      networks: callerNetworks(c),
    });
    c.header('Cache-Control', 'no-store');
    return c.json(receipt satisfies DeclarationReceipt);
  },
);

withdrawals.post(
  CANCELLATIONS,
  describe({
    summary: 'Cancels a contract',
    body: CancellationRequest,
    answer: DeclarationReceipt,
    idempotencyKey: 'optional',
  }),
  every(crumb, rateLimit('FORM_WRITES', 'declaration'), jsonBody),
  async (c) => {
    const request = parse(CancellationRequest, c.var.body.json);
    const { origin: calledOrigin } = new URL(c.req.url);
    const { id: _, ...receipt } = await cancelContract(shopCall(c.env, c.var.site), request, {
      idempotencyKey: readIdempotency(c)?.key,
      origin: pageOrigin(c.req.header('Origin'), calledOrigin),
      calledOrigin,
      networks: callerNetworks(c),
    });
    c.header('Cache-Control', 'no-store');
    return c.json(receipt satisfies DeclarationReceipt);
  },
);
