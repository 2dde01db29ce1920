import { createMiddleware } from 'hono/factory';
import { sessionSecret } from '../../session/service.ts';
import type { AppEnv } from '../app-env.ts';

/** Makes every API call fail where no signing secret is set: nothing is served that a guess could forge. */
export const requireSecret = createMiddleware<AppEnv>(async (c, next) => {
  sessionSecret(c.env);
  await next();
});
