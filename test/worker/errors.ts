import { env } from 'cloudflare:workers';
import type { FoundErrors } from '#worker/env.ts';
import { countErrorStatements } from '#worker/error-reports/service.ts';

/** Counts errors as the queue's consumer does. */
export async function countErrors(...found: readonly FoundErrors[]): Promise<void> {
  await env.DB.batch(countErrorStatements(env.DB, found));
}
