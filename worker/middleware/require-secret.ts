import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { sessionSecret } from '../session/service.ts';

/** Without a secret to sign with, the API answers nothing at all. */
export const requireSecret = createMiddleware<AppEnv>(async (c, next) => {
  sessionSecret(c.env);
  await next();
});
