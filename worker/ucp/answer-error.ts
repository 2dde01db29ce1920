import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError, suggestRetry, unforeseenCode } from '../http/errors.ts';
import { mayAgents } from '../site/discovery.ts';
import { AgentError } from './agent-error.ts';
import { REFUSED } from './envelope.ts';
import { refusalOf } from './messages.ts';

/** Answers refused calls by the protocol's `error_response.json` in place of the form that the shop's own API has. */
export const protocolErrors = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.error) c.res = await answerAgentError(c.error, c);
});

async function answerAgentError(error: Error, c: Context<AppEnv>) {
  c.header('Cache-Control', 'no-store');
  if (error instanceof AgentError) {
    const message = { type: 'error', code: error.protocolCode, content: error.text, severity: 'unrecoverable' };
    return c.json({ ucp: REFUSED, messages: [message] }, error.status);
  }
  const known = error instanceof ApiError ? error : new ApiError(unforeseenCode(error));
  const { origin, hostname } = new URL(c.req.url);
  const continueUrl = mayAgents(c.var.site, hostname, 'look') ? `${origin}/` : undefined;
  const { status, body } = await refusalOf(known, { language: c.var.site.language, continueUrl });
  suggestRetry(c, status);
  return c.json(body, status);
}
