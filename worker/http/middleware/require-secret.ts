import { createMiddleware } from 'hono/factory';
import { sessionSecret } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';

/** Makes every API call fail if no signing secret is set, because anyone could then forge tokens. */
export const requireSecret = createMiddleware<AppEnv>(async (c, next) => {
  sessionSecret(c.env);
  await next();
});
