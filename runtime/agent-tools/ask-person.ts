import { ask, type Question } from '../ui/ask.ts';
import type { Client } from './model-context.ts';

/**
 * Asks the person in the page, and resolves to whether they agree. Older browsers want to know that a tool asks; a tool
 * that the agent has ended gets no answer any more.
 */
export function askPerson(question: Question, client: Client): Promise<boolean> {
  const asking = () => ask(question, client.signal);
  return client.requestUserInteraction?.(asking) ?? asking();
}
