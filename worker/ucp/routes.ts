import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { PROFILE_PATH, UCP_PATH, UcpAnswer } from '#runtime/contracts/ucp.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readIdempotency } from '../http/idempotency.ts';
import { jsonBodyOf } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { mayAgents } from '../site/discovery.ts';
import { protocolErrors } from './answer-error.ts';
import { forAllOrigins, knownAgent, tracedRequest } from './headers.ts';
import { limitOf } from './limits.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { profileOf } from './profile.ts';
import { signAnswer } from './signatures/sign-answer.ts';
import { verifySignatures } from './signatures/verify.ts';

const JSON_TYPE = 'application/json';
const BODY_MAX_BYTES = 64 * 1024;
/** How long programs may keep the profile; what an owner forbids is refused at once. */
const PROFILE_SECONDS = 300;

/**
 * The HTTP API of the Universal Commerce Protocol, made of the table of operations. A call has no authority of its own:
 * no cookie is read or set, and whoever knows a cart's id may change that cart. Therefore pages of every origin may call.
 */
export const ucp = new Hono<AppEnv>();

ucp.get(PROFILE_PATH, protocolErrors, forAllOrigins, offered({ needs: 'look' }), async (c) => {
  const profile = await profileOf(c.env, c.var.site, new URL(c.req.url).origin, Date.now());
  c.header('Cache-Control', `public, max-age=${PROFILE_SECONDS}`);
  return c.json(profile);
});

for (const operation of OPERATIONS) {
  const { limit, purpose } = limitOf(operation);
  const changes = operation.needs !== 'look' && operation.method !== 'GET';
  ucp.on(
    operation.method,
    UCP_PATH + operation.path,
    describe({
      summary: operation.description.replace(/\.$/, ''),
      answer: operation.answer ?? UcpAnswer,
      ...(operation.method !== 'GET' && { body: operation.input }),
      ...(operation.status && { status: operation.status }),
      idempotencyKey: changes ? 'required' : 'none',
    }),
    protocolErrors,
    forAllOrigins,
    tracedRequest,
    offered(operation),
    knownAgent,
    rateLimit(limit, purpose),
    ...(operation.method === 'GET' ? [] : [jsonBodyOf(BODY_MAX_BYTES)]),
    (c) => run(c, operation, changes),
  );
}

/** Answers as if there were no such address where the owner does not let agents do this. */
function offered({ needs }: Pick<Operation, 'needs'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!mayAgents(c.var.site, new URL(c.req.url).hostname, needs)) throw new ApiError('NOT_FOUND');
    await next();
  });
}

async function run(c: Context<AppEnv>, operation: Operation, changes: boolean) {
  const idempotency = changes ? readIdempotency(c) : undefined;
  if (changes && !idempotency) throw new ApiError('IDEMPOTENCY_KEY_INVALID');
  await verifySignatures({
    method: c.req.method,
    url: new URL(c.req.url),
    header: (name) => c.req.header(name),
    body: c.var.body?.text ?? '',
    environment: c.env.ENVIRONMENT,
    now: Date.now(),
  });
  const sent = c.var.body?.json ?? {};
  const input = parse(operation.input, { ...Object(sent), ...c.req.param() });
  const answer = await operation.run(
    {
      env: c.env,
      db: c.env.DB,
      site: c.var.site,
      origin: new URL(c.req.url).origin,
      idempotencyKey: idempotency?.key,
      now: Date.now(),
    },
    input,
  );
  c.header('Cache-Control', 'no-store');
  const status = operation.status ?? 200;
  if (operation.needs !== 'checkout') return c.json(answer, status);
  const text = JSON.stringify(answer);
  const signed = { status, contentType: JSON_TYPE, body: text };
  const headers = await signAnswer(c.env, c.var.site.siteId, signed, Date.now());
  return c.body(text, status, { ...headers, 'Content-Type': JSON_TYPE });
}
