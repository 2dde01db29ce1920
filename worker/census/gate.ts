import type { Context } from 'hono';
import { parseCensus } from '#runtime/domain/census-cookie.ts';
import { consentOf, visitorIdOf } from '../consent/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isProgram } from '../http/is-program.ts';

/**
 * Whether the Worker may count what this call records: the visitor allows it, has a census, and is no program. On pages of
 * other origins no cookie counts but the census that the call carries as `sent`, where its form has one.
 */
export function mayCount(c: Context<AppEnv>, sent?: string): boolean {
  if (isProgram(c.req)) return false;
  const isForeign = c.var.visitor.mode === 'token';
  const hasCensus = isForeign ? sent === undefined || parseCensus(sent) : visitorIdOf(c);
  return Boolean(hasCensus && consentOf(c)?.includes('analytics'));
}
