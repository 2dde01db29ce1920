import { app } from './app.ts';
import { deleteExpired as deleteExpiredCarts } from './cart/service.ts';
import { countShown } from './census/service.ts';
import { deleteExpired as deleteExpiredCheckouts, releaseExpired } from './checkout/service.ts';
import type { Bindings, FormRender, MailTask, QuickView } from './env.ts';
import { log, logFault } from './log.ts';
import { buryMail, deleteOldMail, drainMail, resendStuck } from './mail/service.ts';
import { deleteExpired as deleteExpiredTestPayments } from './payments/service.ts';
import { deleteExpired as deleteExpiredOrders } from './pending-orders/service.ts';
import { deleteExpired as deleteExpiredKeys } from './submissions/service.ts';

type Chores = Readonly<Record<string, (env: Bindings, now: number) => Promise<Record<string, number>>>>;

/** As in `wrangler.jsonc`. */
const EVERY_FEW_MINUTES = '*/5 * * * *';

/** What is done every few minutes, for others wait for what nobody pays for. */
const FREQUENT_CHORES: Chores = { reservations: releaseExpired };

/** What is done every hour. One that fails keeps none of the others from its turn. */
const CHORES: Chores = {
  ...FREQUENT_CHORES,
  carts: (env, now) => deleteExpiredCarts(env.DB, now),
  orders: (env, now) => deleteExpiredOrders(env.DB, now),
  checkouts: (env, now) => deleteExpiredCheckouts(env.DB, now),
  payments: (env, now) => deleteExpiredTestPayments(env.DB, now),
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
    const chores = controller.cron === EVERY_FEW_MINUTES ? FREQUENT_CHORES : CHORES;
    for (const [name, chore] of Object.entries(chores)) {
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
