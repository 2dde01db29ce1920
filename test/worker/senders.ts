import type { Bindings, SenderTask } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { askForTurns } from '#worker/senders/service.ts';
import { turnOf } from '#worker/senders/take-turns.ts';

/** A queue that keeps what it is sent. */
function keepingQueue(): { tasks: SenderTask[]; SENDERS: Bindings['SENDERS'] } {
  const tasks: SenderTask[] = [];
  const SENDERS = {
    sendBatch: async (messages: Iterable<{ body: SenderTask }>) => void tasks.push(...[...messages].map((m) => m.body)),
  } as unknown as Bindings['SENDERS'];
  return { tasks, SENDERS };
}

/** Asks for the turns that are due and lets the senders take them, all as if it were `now`. */
export async function sendDue(bindings: Bindings, now: number): Promise<void> {
  const { tasks, SENDERS } = keepingQueue();
  await askForTurns({ ...bindings, SENDERS }, now);
  for (const task of tasks) await turnOf(bindings, task, now);
}

/** Runs the cron that counts acts and asks for turns, and lets the senders take them, all as if it were `now`. */
export async function runActs(bindings: Bindings, now = Date.now()): Promise<void> {
  const { tasks, SENDERS } = keepingQueue();
  await worker.scheduled({ cron: '*/4 * * * *', scheduledTime: now } as ScheduledController, { ...bindings, SENDERS });
  for (const task of tasks) await turnOf(bindings, task, now);
}
