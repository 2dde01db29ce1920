import type { AnswerOf, BodyOf, Route, Target } from '#runtime/api/calls.ts';
import type { Calls } from '#runtime/contracts/calls.ts';
import { change } from '../app/query.ts';
import { useAction } from './use-action.ts';
import { useIntentKey } from './use-intent-key.ts';

/** Routes where something is created. */
type CreatingRoute = { [Path in Route]: 'POST' extends keyof Calls[Path] ? Path : never }[Route];

/**
 * Creates an object of the shop at most once, however often a person repeats what they want. Something else gets a key of
 * its own.
 */
export function useCreation<Path extends CreatingRoute>(path: Target<Path>, touched: readonly string[]) {
  const intent = useIntentKey();
  const { run, isBusy, error, errors } = useAction();
  /** Resolves to what was created, and to undefined where that was refused or another creation runs. */
  const create = async (body: BodyOf<Path, 'POST'>): Promise<AnswerOf<Path, 'POST'> | undefined> => {
    let created: AnswerOf<Path, 'POST'> | undefined;
    await run(async () => {
      created = (await change({ method: 'POST', path, body, idempotencyKey: intent.keyOf(body) }, touched)).body;
      intent.done();
    });
    return created;
  };
  return { create, isBusy, error, errors };
}
