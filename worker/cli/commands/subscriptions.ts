import { SUBSCRIPTION_STATES } from '#runtime/contracts/enumerations.ts';
import type { MoveQuoteAnswer, OwnerSubscription, OwnerSubscriptions } from '#runtime/contracts/subscription.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson } from '../json-file.ts';
import { choice, PAGING, text, whole } from '../option-kinds.ts';
import { object, table } from '../output.ts';

const SUBSCRIPTIONS = '/api/owner/subscriptions';
const path = (subscriptionId: string) => `${SUBSCRIPTIONS}/${encodeURIComponent(subscriptionId)}`;

export const subscriptions: Room = {
  name: 'subscriptions',
  title: 'Running subscriptions; the buyer gets a mail about each change',
  commands: [
    apiCommand({
      name: 'subscriptions list',
      options: { state: choice('STATE', SUBSCRIPTION_STATES), ...PAGING },
      about: 'lists the subscriptions, newest first',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerSubscriptions>(SUBSCRIPTIONS, options);
        return table(answer, answer.subscriptions, [
          'id',
          'state',
          'email',
          'title',
          'quantity',
          'price',
          'cyclesBilled',
          'nextBillingAt',
        ]);
      },
    }),
    apiCommand({
      name: 'subscriptions get',
      operands: ['SUBSCRIPTION'],
      about: 'prints a subscription',
      run: async ({ operands: [id], api }) => object(await api.get<OwnerSubscription>(path(id))),
    }),
    apiCommand({
      name: 'subscriptions skip',
      operands: ['SUBSCRIPTION'],
      about: 'leaves out the next cycle',
      run: async ({ operands: [id], api }) => {
        const { nextCycleAt } = await api.get<OwnerSubscription>(path(id));
        return object(await api.post<OwnerSubscription>(`${path(id)}/skip`, { cycleAt: nextCycleAt ?? 0 }));
      },
    }),
    change('pause', 'charges nothing until it is resumed'),
    change('resume', 'goes on with a paused subscription'),
    change('cancel', 'ends it for good'),
    apiCommand({
      name: 'subscriptions move',
      operands: ['SUBSCRIPTION', 'FILE'],
      options: {
        delivery: text('OPTION', 'the way of delivery'),
        cents: whole('CENTS', 'the price that a cycle has there', { from: 0 }),
      },
      about:
        'FILE is the new address as JSON; says what a cycle costs there, and changes the address only with that price in --cents',
      run: async ({ operands: [id, file], options: { delivery, cents }, api }) => {
        const move = { address: readJson(file), shippingOptionId: delivery };
        if (cents === undefined) return object(await api.post<MoveQuoteAnswer>(`${path(id)}/quote`, move));
        return object(await api.post<OwnerSubscription>(`${path(id)}/address`, { ...move, expectedCents: cents }));
      },
    }),
  ],
};

function change(act: string, about: string) {
  return apiCommand({
    name: `subscriptions ${act}`,
    operands: ['SUBSCRIPTION'],
    about,
    run: async ({ operands: [id], api }) => object(await api.post<OwnerSubscription>(`${path(id)}/${act}`)),
  });
}
