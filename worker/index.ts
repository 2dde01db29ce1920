import { app } from './app.ts';
import { countBatch, giveUpBatch } from './census/service.ts';
import type { Bindings, CensusMessage, MailTask, PushTask, SenderTask } from './env.ts';
import { runJobs } from './jobs.ts';
import { deadLetterMail, drainMail } from './mail/service.ts';
import { takePushTurns } from './push/service.ts';
import { takeTurns } from './senders/service.ts';

export default {
  fetch: app.fetch,

  async queue(batch, env) {
    switch (batch.queue) {
      case 'storefront-mail':
        return drainMail(batch as MessageBatch<MailTask>, env);
      case 'storefront-mail-dead':
        return deadLetterMail(batch as MessageBatch<MailTask>, env);
      case 'storefront-census':
        return countBatch(batch as MessageBatch<CensusMessage>, env);
      case 'storefront-census-dead':
        return giveUpBatch(batch as MessageBatch<CensusMessage>);
      case 'storefront-senders':
        return takeTurns(batch as MessageBatch<SenderTask>, env);
      case 'storefront-pushes':
        return takePushTurns(batch as MessageBatch<PushTask>, env);
      default:
        throw new Error(`No consumer for the queue ${batch.queue}`);
    }
  },

  scheduled: (controller, env) => runJobs(controller.cron, env, controller.scheduledTime),
} satisfies ExportedHandler<Bindings, MailTask | CensusMessage | SenderTask | PushTask>;
