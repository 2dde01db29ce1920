import { ApiFailure } from '#runtime/api/failure.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { ask } from '../app/dialogs.ts';
import { errorText } from '../app/query.ts';

interface Deletion {
  /** The question. */
  title: string;
  /** The sentences about what is deleted with it. */
  text: string;
  action?: string;
  /** Deletes the thing; the bin does not keep it where `forGood` is true. Rejects as `change` does. */
  remove: (forGood: boolean) => Promise<void>;
}

/**
 * Asks whether a thing is deleted, and deletes it. Where it is more than the bin takes, a second question says so, and
 * deletes it for good. Resolves to what became of it; undefined where the person wants to keep it.
 */
export async function deleteToBin({ title, text, action = commonTexts.delete, remove }: Deletion) {
  let refusal: unknown;
  const isDone = await ask({
    title,
    text,
    action,
    isDangerous: true,
    run: async () => {
      await remove(false).catch((error: unknown) => {
        if (!(error instanceof ApiFailure && error.code === 'BIN_TOO_LARGE')) throw error;
        refusal = error;
      });
    },
  });
  if (!isDone) return undefined;
  if (refusal === undefined) return 'kept' as const;
  const isGone = await ask({
    title,
    text: `${errorText(refusal)} ${binTexts.forgetText}`,
    action: binTexts.deleteForGood,
    isDangerous: true,
    run: () => remove(true),
  });
  return isGone ? ('gone' as const) : undefined;
}
