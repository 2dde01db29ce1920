import { useStore } from '@nanostores/react';
import { $place, replaceQuery } from '../app/router.ts';
import type { TableSort } from './sorted-rows.ts';

/** The order of a list that the shop sorts; undefined stands for the list's own. */
export interface ServerSort {
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
}

const UNSORTED: ServerSort = { sort: undefined, onSort: () => {} };

/**
 * The order of a list that is sorted where it is shown: it has none while there is more to read, because its first rows
 * would be taken for the first of all.
 */
export function sortOnceWhole({ hasNextPage }: { hasNextPage: boolean }): ServerSort | undefined {
  return hasNextPage ? UNSORTED : undefined;
}

/** Keeps a list's order in the address: `sort=price`, and `sort=-price` for the greatest first. */
export function useTableSort<Order extends string>(
  orders: readonly Order[],
): ServerSort & { order: Order | undefined; direction: 'asc' | 'desc' | undefined } {
  const text = useStore($place).query.get('sort') ?? '';
  const isDescending = text.startsWith('-');
  const order = orders.find((each) => each === text.replace(/^-/, ''));
  return {
    order,
    direction: order && (isDescending ? 'desc' : 'asc'),
    sort: order && { by: order, isDescending },
    onSort: (sort) => replaceQuery({ sort: sort && `${sort.isDescending ? '-' : ''}${sort.by}` }),
  };
}
