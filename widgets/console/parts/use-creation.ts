import { change } from '../app/query.ts';
import { useAction } from './use-action.ts';
import { useIntentKey } from './use-intent-key.ts';

/**
 * Creates an object of the shop at most once, however often a person repeats what they want. Something else gets a key of
 * its own.
 */
export function useCreation<Created>(path: string, touched: readonly string[]) {
  const intent = useIntentKey();
  const { run, isBusy, error, errors } = useAction();
  /** Resolves to what was created, and to undefined where that was refused or another creation runs. */
  const create = async (body: object): Promise<Created | undefined> => {
    let created: Created | undefined;
    await run(async () => {
      const call = { method: 'POST', path, body, idempotencyKey: intent.keyOf(body) } as const;
      created = (await change<Created>(call, touched)).body;
      intent.done();
    });
    return created;
  };
  return { create, isBusy, error, errors };
}
