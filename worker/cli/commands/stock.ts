import { OWNER_STOCK_REASONS } from '#runtime/contracts/enumerations.ts';
import type { OwnerStock, OwnerStockList, StockHistory } from '#runtime/contracts/stock.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Room } from '../command.ts';
import { choice, flag, PAGING, required, text, whole } from '../option-kinds.ts';
import { type Output, object, table } from '../output.ts';
import { UsageError } from '../usage-error.ts';

const STOCK = '/api/owner/stock';
const FEWEST = -1_000_000_000;
const path = (variantId: string) => `${STOCK}/${encodeURIComponent(variantId)}`;

const NOTE = { note: text('TEXT', 'stands in the history') };

export const stock: Room = {
  name: 'stock',
  title: 'Stock of variants; digital products and gift cards have none',
  commands: [
    apiCommand({
      name: 'stock list',
      options: {
        sku: text('LETTERS', 'with which the code begins'),
        title: text('LETTERS', 'with which the product’s title begins'),
        'at-most': whole('N', 'only what has so many units or fewer; 0 for what is sold out', {
          from: 0,
          to: 999_999_999,
        }),
        ...PAGING,
      },
      about: 'lists variants with their units, and how many of them checkouts have reserved',
      run: async ({ options: { 'at-most': atMost, ...options }, api }) => {
        const answer = await api.get<OwnerStockList>(STOCK, { ...options, atMost });
        return table(answer, answer.variants, [
          'variantId',
          'sku',
          'title',
          ['options', ({ attributes }) => Object.values(attributes)],
          ['quantity', ({ quantity, unlimited }) => (unlimited ? 'unlimited' : quantity)],
          'reserved',
        ]);
      },
    }),
    apiCommand({
      name: 'stock get',
      operands: ['VARIANT'],
      about: 'prints the stock of a variant',
      run: async ({ operands: [variantId], api }) => object(await api.get<OwnerStock>(path(variantId))),
    }),
    apiCommand({
      name: 'stock set',
      operands: ['VARIANT'],
      options: {
        quantity: whole('N', 'units', { from: 0, to: 1_000_000_000 }),
        unlimited: flag('never sold out'),
        reason: choice('REASON', OWNER_STOCK_REASONS, 'counted by default'),
        ...NOTE,
      },
      about: 'sets the units that a variant has; never fewer than are reserved',
      run: async ({ operands: [variantId], options, api }) => {
        if (options.unlimited === (options.quantity !== undefined)) {
          throw new UsageError('Give either --quantity N or --unlimited.');
        }
        return set(api, variantId, options);
      },
    }),
    apiCommand({
      name: 'stock adjust',
      operands: ['VARIANT'],
      options: {
        by: required(whole('N', 'units more; --by=-2 takes two away', { from: FEWEST, to: -FEWEST })),
        reason: required(choice('REASON', OWNER_STOCK_REASONS)),
        ...NOTE,
      },
      about: 'adds units to what there is, or takes some away; never what is reserved',
      run: async ({ operands: [variantId], options: { by, reason, note }, api }) =>
        object(await api.post<OwnerStock>(`${path(variantId)}/adjustments`, { difference: by, reason, note })),
    }),
    apiCommand({
      name: 'stock history',
      operands: ['VARIANT'],
      options: PAGING,
      about: 'lists who or which order changed the stock, and why, newest first',
      run: async ({ operands: [variantId], options, api }) => {
        const answer = await api.get<StockHistory>(`${path(variantId)}/history`, options);
        return table(answer, answer.changes, [
          'createdAt',
          'difference',
          ['quantity', ({ quantity, unlimited }) => (unlimited ? 'unlimited' : quantity)],
          'reason',
          ['by', ({ keyId, orderNumber }) => (orderNumber === null ? keyId : `order ${orderNumber}`)],
          'note',
        ]);
      },
    }),
  ],
};

async function set(api: Api, variantId: string, level: object): Promise<Output> {
  const version = await api.versionOf(path(variantId));
  return object(await api.put<OwnerStock>(path(variantId), level, version));
}
