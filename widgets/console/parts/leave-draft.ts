import { flushSync } from 'react-dom';
import { navigate } from '../app/router.ts';
import type { Draft } from '../app/use-draft.ts';

/** Goes to another screen and forgets the draft of this one first, so that nobody is asked about it. */
export async function leaveDraft({ discard }: Pick<Draft<unknown>, 'discard'>, to: string): Promise<void> {
  flushSync(discard);
  await navigate(to);
}
