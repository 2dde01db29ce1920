import { addressOf } from '#runtime/api/calls.ts';
import type { TakeBackAnswer } from '#runtime/contracts/change-sets.ts';
import { apiCommand, type Command } from '../command.ts';
import { table } from '../output.ts';
import { progress } from '../progress.ts';

export const changeSets: readonly Command[] = [
  apiCommand({
    name: 'change-sets take-back',
    operands: ['CHANGE-SET'],
    about: 'takes a bulk change, an import or a saved menu back, and lists what became of each thing',
    run: async ({ operands: [changeSet], api }) => {
      const entries: TakeBackAnswer['entries'] = [];
      const path = addressOf('/api/owner/change-sets/:changeSet/take-back', { changeSet });
      let showProgress: ((done: number) => void) | undefined;
      for (;;) {
        const answer = await api.call('POST', path, { isRepeatable: true });
        entries.push(...answer.entries);
        showProgress ??= progress(entries.length + answer.changeSet.open, 'things');
        showProgress(entries.length);
        if (answer.changeSet.open > 0 && answer.entries.length > 0) continue;
        const columns = ['type', 'target', 'title', 'state', 'reason', 'text'] as const;
        return table({ ...answer, entries }, entries, columns);
      }
    },
  }),
];
