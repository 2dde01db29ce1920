import { addressOf, type BodyOf } from '#runtime/api/calls.ts';
import { apiCommand, type Command } from '../command.ts';
import { readJson } from '../json-file.ts';
import { text, whole } from '../option-kinds.ts';
import { object } from '../output.ts';

type Move = BodyOf<'/api/owner/subscriptions/:subscriptionId/quote', 'POST'>;

export const subscriptions: readonly Command[] = [
  apiCommand({
    name: 'subscriptions skip',
    operands: ['SUBSCRIPTION'],
    about: 'leaves out the next cycle',
    run: async ({ operands: [subscriptionId], api }) => {
      const path = '/api/owner/subscriptions/:subscriptionId';
      const { nextCycleAt } = await api.call('GET', addressOf(path, { subscriptionId }));
      const body = { cycleAt: nextCycleAt ?? 0 };
      return object(await api.call('POST', addressOf(`${path}/skip`, { subscriptionId }), { body }));
    },
  }),
  apiCommand({
    name: 'subscriptions move',
    operands: ['SUBSCRIPTION', 'FILE'],
    options: {
      delivery: text('OPTION', 'the way of delivery'),
      cents: whole('CENTS', 'the price that a cycle has there', { from: 0 }),
    },
    about:
      'FILE is the new address as JSON; says what a cycle costs there, and changes the address only with that price in --cents',
    run: async ({ operands: [subscriptionId, file], options: { delivery, cents }, api }) => {
      const path = '/api/owner/subscriptions/:subscriptionId';
      const move = {
        address: readJson<Move['address']>(file),
        ...(delivery !== undefined && { shippingOptionId: delivery }),
      };
      if (cents === undefined) {
        return object(await api.call('POST', addressOf(`${path}/quote`, { subscriptionId }), { body: move }));
      }
      const body = { ...move, expectedCents: cents };
      return object(await api.call('POST', addressOf(`${path}/address`, { subscriptionId }), { body }));
    },
  }),
];
