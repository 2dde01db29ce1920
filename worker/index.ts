import { app } from './app.ts';
import { deleteExpired } from './cart/service.ts';
import type { Bindings } from './env.ts';
import { log } from './log.ts';

export default {
  fetch: app.fetch,

  async scheduled(controller, env) {
    const deleted = await deleteExpired(env.DB, controller.scheduledTime);
    log('info', 'expired', deleted);
  },
} satisfies ExportedHandler<Bindings>;
