import { countBatch, giveUpBatch } from './census/service.ts';
import type { Bindings, CensusMessage, JobTask, MailTask, PushTask, SenderTask } from './env.ts';
import { runQueuedJobs } from './jobs.ts';
import { deadLetterMail, drainMail } from './mail/service.ts';
import { takePushTurns } from './push/service.ts';
import { takeTurns } from './senders/service.ts';

type Consumer = (batch: MessageBatch, env: Bindings) => Promise<void>;

/** What reads each of the shop's queues, by the end of the queue's name. Before it stands a name that its owner chose. */
const CONSUMERS: Readonly<Record<string, Consumer>> = {
  '-mail': (batch, env) => drainMail(batch as MessageBatch<MailTask>, env),
  '-mail-dead': (batch, env) => deadLetterMail(batch as MessageBatch<MailTask>, env),
  '-census': (batch, env) => countBatch(batch as MessageBatch<CensusMessage>, env),
  '-census-dead': (batch) => giveUpBatch(batch as MessageBatch<CensusMessage>),
  '-senders': (batch, env) => takeTurns(batch as MessageBatch<SenderTask>, env),
  '-pushes': (batch, env) => takePushTurns(batch as MessageBatch<PushTask>, env),
  '-jobs': (batch, env) => runQueuedJobs(batch as MessageBatch<JobTask>, env),
};

/** Returns what reads a queue of the shop; undefined for another queue. */
export function consumerOf(queue: string): Consumer | undefined {
  return Object.entries(CONSUMERS).find(([end]) => queue.endsWith(end))?.[1];
}
