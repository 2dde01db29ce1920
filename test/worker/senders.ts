import type { Bindings, SenderTask } from '#worker/env.ts';
import { askForTurns } from '#worker/senders/service.ts';
import { turnOf } from '#worker/senders/take-turns.ts';
import { runJobs } from './jobs.ts';

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

/** Runs the jobs that count acts and ask for turns, and lets the senders take them, all as if it were `now`. */
export async function runActs(bindings: Bindings, now = Date.now()): Promise<void> {
  const { tasks, SENDERS } = keepingQueue();
  await runJobs(['acts', 'senders'], { at: now, bindings: { ...bindings, SENDERS } });
  for (const task of tasks) await turnOf(bindings, task, now);
}
