import { app } from './app.ts';
import { deleteExpired as deleteExpiredCarts } from './cart/service.ts';
import { countShown } from './census/service.ts';
import type { Bindings, FormRender, MailTask, QuickView } from './env.ts';
import { log, logFault } from './log.ts';
import { buryMail, deleteOldMail, drainMail, resendStuck } from './mail/service.ts';
import { deleteExpired as deleteExpiredOrders } from './orders/service.ts';
import { deleteExpired as deleteExpiredKeys } from './submissions/service.ts';

/** What is done every hour. One that fails keeps none of the others from its turn. */
const CHORES: Readonly<Record<string, (env: Bindings, now: number) => Promise<Record<string, number>>>> = {
  carts: (env, now) => deleteExpiredCarts(env.DB, now),
  orders: (env, now) => deleteExpiredOrders(env.DB, now),
  forms: (env, now) => deleteExpiredKeys(env.DB, now),
  mail: async (env, now) => ({ resent: await resendStuck(env, now), deleted: await deleteOldMail(env.DB, now) }),
};

export default {
  fetch: app.fetch,

  async queue(batch, env) {
    switch (batch.queue) {
      case 'storefront-mail':
        return drainMail(batch as MessageBatch<MailTask>, env);
      case 'storefront-mail-dead':
        return buryMail(batch as MessageBatch<MailTask>, env);
      case 'storefront-census':
        return countShown(batch as MessageBatch<FormRender | QuickView>, env);
      default:
        throw new Error(`No consumer for the queue ${batch.queue}`);
    }
  },

  async scheduled(controller, env) {
    let failure: unknown;
    for (const [name, chore] of Object.entries(CHORES)) {
      try {
        log('info', 'cleaned', { chore: name, ...(await chore(env, controller.scheduledTime)) });
      } catch (error) {
        failure = error;
        logFault(error as Error, { chore: name });
      }
    }
    if (failure) throw failure;
  },
} satisfies ExportedHandler<Bindings, MailTask | FormRender | QuickView>;
