import { createApp } from './app.ts';
import { BY_NAME, CRON } from './crons.ts';
import type { Bindings } from './env.ts';
import { askForJobs, runJobs } from './jobs.ts';
import { logError } from './log.ts';
import { ownRoutes } from './own-routes.ts';
import { consumerOf } from './queues.ts';
import type { Storefront, StorefrontOptions, StorefrontWorker } from './storefront-options.ts';

/** Returns the Worker of a shop, with what a project of its own adds: `storefront-options.ts` describes it. */
export const storefront: Storefront = <Env>(options: StorefrontOptions<Env> = {}): StorefrontWorker<Env> => {
  const { routes, openRoutes } = options;
  const app = createApp({
    routes: routes && ownRoutes<Env>((own) => routes.call(options, own)),
    openRoutes: openRoutes && ownRoutes<Env>((own) => openRoutes.call(options, own)),
  });
  return {
    fetch: (request, env, context) => app.fetch(request, env as Bindings, context as ExecutionContext),

    async queue(batch, env, context) {
      const consume = consumerOf(batch.queue);
      if (consume) return consume(batch as MessageBatch, env as Bindings);
      if (!options.queue || !context) throw new Error(`No consumer for the queue ${batch.queue}`);
      return reported({ queue: batch.queue }, () => options.queue?.(batch, env, context));
    },

    async scheduled(controller, env, context) {
      const { cron, scheduledTime } = controller;
      if (cron === CRON) return askForJobs(env as Bindings, scheduledTime);
      if (cron.startsWith(BY_NAME)) return runJobs(cron.slice(BY_NAME.length), env as Bindings, scheduledTime);
      if (!options.scheduled || !context) throw new Error(`No job for the cron ${cron}`);
      return reported({ cron }, () => options.scheduled?.(controller, env, context));
    },
  };
};

/** Runs a handler of the project; its error is logged, and thrown again, so that a queue repeats its messages. */
async function reported(fields: Readonly<Record<string, string>>, handle: () => Promise<void> | void): Promise<void> {
  try {
    await handle();
  } catch (error) {
    logError(error as Error, fields);
    throw error;
  }
}
