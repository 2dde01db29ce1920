import { createMiddleware } from 'hono/factory';
import { sessionSecret } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';

/** Without a secret to sign with, the API answers nothing at all. */
export const requireSecret = createMiddleware<AppEnv>(async (c, next) => {
  sessionSecret(c.env);
  await next();
});
