import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import { REQUEST_HEADERS as SCRIPT_HEADERS } from '../http/middleware/cors.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { AgentError } from './agent-error.ts';
import { AGENT_HEADER, agentProfile } from './agent-header.ts';

const TRACE_HEADER = 'Request-Id';
const TRACE = /^[\w-]{1,100}$/;
const METHODS = 'GET, POST, PUT';
const PREFLIGHT_SECONDS = 7200;
const REQUEST_HEADERS = [
  SCRIPT_HEADERS,
  AGENT_HEADER,
  TRACE_HEADER,
  'Signature',
  'Signature-Input',
  'Signature-Agent',
  'Content-Digest',
].join(', ');

/** Answers a preflight: pages of every origin may call, because a call carries no authority of the browser's. */
export function answerAgentPreflight(c: Context<AppEnv>) {
  return c.body(null, 204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
}

export const forAllOrigins = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Access-Control-Expose-Headers', `${TRACE_HEADER}, Retry-After`);
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
});

/** Answers with the id of the request by which its sender follows it. */
export const tracedRequest = createMiddleware<AppEnv>(async (c, next) => {
  const id = c.req.header(TRACE_HEADER) ?? '';
  if (TRACE.test(id)) c.header(TRACE_HEADER, id);
  await next();
});

/**
 * Expects that a program names its profile. Our tools on the shop's pages, and on those that the site lists, have none: they
 * are the shop's, and the buyer's browser says which page calls.
 */
export const knownAgent = createMiddleware<AppEnv>(async (c, next) => {
  if (!agentProfile(c.req.header(AGENT_HEADER)) && isFromOwnPage(c) !== true && !c.var.originListed) {
    throw new AgentError('invalid_profile_url');
  }
  await next();
});
