import { addressOf } from '#runtime/api/calls.ts';
import type { ChangeSet } from '#runtime/contracts/change-sets.ts';
import { changesTexts } from '#runtime/i18n/en/console/bin.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change, refresh } from '../app/query.ts';

/**
 * Takes a change set back, in as many calls as that needs. A set that was taken back in part goes on where that ended.
 * Rejects as `change` does.
 */
export async function takeBack(id: string, onProgress: (set: ChangeSet) => void = () => {}): Promise<ChangeSet> {
  const path = addressOf('/api/owner/change-sets/:changeSet/take-back', { changeSet: id });
  try {
    for (;;) {
      const { changeSet, entries } = (await change({ method: 'POST', path })).body;
      onProgress(changeSet);
      if (changeSet.open === 0 || entries.length === 0) return changeSet;
    }
  } finally {
    refresh(['/api/']);
  }
}

/** Takes a change set back, as "Undo" behind a change does. Resolves to what stayed, in words. */
export async function undoChangeSet(id: string): Promise<string> {
  return resultText(await takeBack(id));
}

/** Says whether everything of a set was taken back. */
export function resultText({ stayed }: ChangeSet): string {
  return stayed === 0 ? changesTexts.done : fill(changesTexts.doneExcept, { n: stayed });
}

/** Says what happens when a set is taken back. */
export function questionText({ created, changed, movesStock }: Pick<ChangeSet, 'created' | 'changed' | 'movesStock'>) {
  return [
    changed > 0 && changesTexts.questionText,
    created > 0 && changesTexts.questionCreated,
    movesStock && changesTexts.questionStock,
  ]
    .filter(Boolean)
    .join(' ');
}
