import { PAYMENT_MODES } from '#runtime/contracts/payment-enumerations.ts';
import { apiCommand, type Command } from '../command.ts';
import { readBytes } from '../json-file.ts';
import { flag, required, text } from '../option-kinds.ts';
import { object, table, withNote } from '../output.ts';
import { compareDays, describeComparison, isDifferent } from '../reconcile-payments.ts';
import { UsageError } from '../usage-error.ts';

/** Where the server's own secrets are set. */
const SERVER_NOTE = 'Where the shop has no live account, the account of the server’s own secrets takes live payments.';

/** A key that is typed as an argument would stay in the shell's history, and in the list of processes. */
const KEY_FILE = required(text('FILE', 'with the secret key; - is the standard input'));

export const payments: readonly Command[] = [
  apiCommand({
    name: 'payments connect',
    operands: ['MODE'],
    options: { secret: KEY_FILE },
    about:
      'lets a Stripe account take new payments: MODE is live or test; another account of the mode stays for refunds',
    run: async ({ operands: [mode], options: { secret: file }, api }) => {
      const known = PAYMENT_MODES.find((name) => name === mode);
      if (!known) throw new UsageError(`MODE is ${PAYMENT_MODES.join(' or ')}.`);
      const body = { mode: known, key: readBytes(file).toString('utf8').trim() };
      return object(await api.call('POST', '/api/owner/payment-accounts', { body, isRepeatable: true }));
    },
  }),
  apiCommand({
    name: 'payments accounts',
    about: 'lists the payment accounts of the shop, those that take new payments first; keys are never shown',
    run: async ({ api }) => {
      const answer = await api.call('GET', '/api/owner/payment-accounts');
      const list = table(answer, answer.accounts, [
        'id',
        'state',
        'name',
        ['key', ({ lastCharacters }) => `…${lastCharacters}`],
        'hasWebhook',
        'problem',
        'lastEventAt',
      ]);
      return answer.serverMode === null ? list : withNote(list, SERVER_NOTE);
    },
  }),
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
