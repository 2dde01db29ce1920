import { createHash } from 'node:crypto';
import { addressOf } from '#runtime/api/calls.ts';
import { apiCommand, type Command } from '../command.ts';
import { flag, whole } from '../option-kinds.ts';
import { object, table } from '../output.ts';

export const orders: readonly Command[] = [
  apiCommand({
    name: 'orders refund',
    operands: ['ORDER'],
    options: {
      cents: whole('N', 'of the smallest unit of money'),
      restock: flag('puts the order’s units back into stock'),
      again: whole('TIMES', 'with 2, the same amount is refunded a second time'),
    },
    about:
      'gives back what is left of the money, or --cents of it; the same command refunds once, however often it is run',
    run: async ({ operands: [order], options: { cents, restock, again }, api }) => {
      const idempotencyKey = refundKey(cents, again ?? 1);
      const body = { restock, ...(cents !== undefined && { amountCents: cents }) };
      return object(
        await api.call('POST', addressOf('/api/owner/orders/:order/refund', { order }), { body, idempotencyKey }),
      );
    },
  }),
  apiCommand({
    name: 'orders mails',
    operands: ['ORDER'],
    about: 'lists the mails about it; mails send sends one again',
    run: async ({ operands: [order], api }) => {
      const { id } = await api.call('GET', addressOf('/api/owner/orders/:order', { order }));
      const answer = await api.call('GET', addressOf('/api/owner/mails', { order: id, limit: 100 }));
      return table(answer, answer.mails, ['id', 'createdAt', 'kind', 'recipient', 'subject', 'status', 'error']);
    },
  }),
];

/**
 * Returns the key of a refund, which is the same whenever the same amount of an order is refunded: a command that is
 * repeated because the answer was lost refunds once. `--again 2` is a second refund of the same amount.
 */
function refundKey(cents: number | undefined, again: number): string {
  return createHash('sha256')
    .update(`orders refund ${cents ?? 'rest'} ${again}`)
    .digest('hex');
}
