import { useRef } from 'react';
import { change } from '../app/query.ts';
import { useAction } from './use-action.ts';

/** What a person wants to create, and the key by which the shop recognises it. */
interface Intent {
  text: string;
  key: string;
}

/**
 * Creates an object of the shop at most once, however often a person repeats what they want. Something else gets a key of
 * its own.
 */
export function useCreation<Created>(path: string, touched: readonly string[]) {
  const intent = useRef<Intent | undefined>(undefined);
  const { run, isBusy, error, errors } = useAction();
  /** Resolves to what was created, and to undefined where that was refused or another creation runs. */
  const create = async (body: object): Promise<Created | undefined> => {
    let created: Created | undefined;
    await run(async () => {
      const text = JSON.stringify(body);
      if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() };
      const { key } = intent.current;
      created = (await change<Created>({ method: 'POST', path, body, idempotencyKey: key }, touched)).body;
      intent.current = undefined;
    });
    return created;
  };
  return { create, isBusy, error, errors };
}
