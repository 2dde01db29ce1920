import type { Config } from './config-file.ts';
import type { Deployment } from './deployment.ts';
import { WranglerFailure } from './wrangler-account.ts';

/** The provider's error where a queue of that name exists. */
const TAKEN = 11_009;

/** Returns the queues of a configuration that nothing but a consumer names: wrangler makes those of producers itself. */
export function deadLetterQueues({ queues: { producers, consumers } }: Config): string[] {
  const made = new Set(producers.map(({ queue }) => queue));
  const named = consumers.flatMap(({ queue, dead_letter_queue: dead }) => [queue, ...(dead ? [dead] : [])]);
  return [...new Set(named)].filter((queue) => !made.has(queue));
}

/** Returns which queues the account lacks, as far as its list's first page says. */
export async function missingQueues({ wrangler }: Deployment, names: readonly string[]): Promise<string[]> {
  const listed = new Set((await wrangler.run(['queues', 'list'])).split(/[^\w-]+/));
  return names.filter((name) => !listed.has(name));
}

/** Makes queues; one that exists is kept. */
export async function makeQueues({ wrangler, say }: Deployment, names: readonly string[]): Promise<void> {
  for (const name of names) {
    try {
      await wrangler.run(['queues', 'create', name]);
      say(`Queue ${name}: made.`);
    } catch (error) {
      if (!isTaken(error)) throw new Error(refusal(name, error as Error));
    }
  }
}

/** Says why the account may have no queue, and what can be done. */
export function refusal(what: string, error: Error): string {
  return (
    `Cloudflare made no queue ${what}: ${error.message} The shop needs Queues: switch them on in the dashboard, or change the ` +
    "account's plan to Workers Paid, and deploy again. What was made stays."
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof WranglerFailure && (error.code === TAKEN || /already (exists|taken)/i.test(error.message));
}
