import { PENDING_ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import type { OwnerPendingOrder, OwnerPendingOrders } from '#runtime/contracts/pending-order.ts';
import { apiCommand, type Room } from '../command.ts';
import { choice, PAGING } from '../option-kinds.ts';
import { object, table } from '../output.ts';

const ORDERS = '/api/owner/pending-orders';

export const pendingOrders: Room = {
  name: 'pending-orders',
  title: 'Subscriptions and gift cards that are not paid yet',
  commands: [
    apiCommand({
      name: 'pending-orders list',
      options: {
        state: choice('STATE', PENDING_ORDER_STATES, 'by default placed; started ones have no buyer’s address yet'),
        ...PAGING,
      },
      about: 'lists unpaid orders',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerPendingOrders>(ORDERS, options);
        return table(answer, answer.orders, [
          'id',
          'reference',
          'kind',
          'email',
          'title',
          'quantity',
          'price',
          'createdAt',
        ]);
      },
    }),
    apiCommand({
      name: 'pending-orders get',
      operands: ['ORDER'],
      about: 'prints an unpaid order, by its id or its reference',
      run: async ({ operands: [order], api }) =>
        object(await api.get<OwnerPendingOrder>(`${ORDERS}/${encodeURIComponent(order)}`)),
    }),
  ],
};
