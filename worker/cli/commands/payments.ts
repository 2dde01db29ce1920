import { apiCommand, type Command } from '../command.ts';
import { flag, required, text } from '../option-kinds.ts';
import { compareDays, describeComparison, isDifferent } from '../reconcile-payments.ts';

export const payments: readonly Command[] = [
  apiCommand({
    name: 'payments reconcile',
    options: {
      from: required(text('DAY', 'in UTC: 2026-11-30')),
      to: required(text('DAY', 'the last day')),
      mend: flag('takes over what is sure, and charges or refunds nothing'),
    },
    about:
      'says each difference to the provider’s list of payments, refunds and disputes, and exits with 1 if there is any',
    run: async ({ options: { from, to, mend }, api }) => {
      const days = { from, to, isMending: mend };
      const comparison = await compareDays(days, api);
      return {
        kind: 'text',
        text: describeComparison(days, comparison),
        answer: comparison,
        isFailure: isDifferent(comparison),
      };
    },
  }),
];
