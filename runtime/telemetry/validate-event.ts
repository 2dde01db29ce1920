import { send } from './send.ts';

/** Has an event checked against its schema, and says in the console what is wrong with it. */
export async function validateEvent(schemaName: string, eventContent: string): Promise<void> {
  const path = `/api/v1/clanker/validate-event-content/${encodeURIComponent(schemaName)}`;
  const answer = await send(path, { eventContent });
  if (!answer) return console.warn(`[storefront] ${schemaName} could not be checked`);
  console.info(`[storefront] ${schemaName}: HTTP ${answer.status}`, await answer.text());
}
