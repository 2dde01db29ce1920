import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $place, replaceQuery } from '../app/router.ts';
import type { Column } from './column.ts';

/**
 * Keeps in the address which columns a list has, where these are not the usual ones: `columns=stock,price`. The one of the
 * titles always stands.
 */
export function useHiddenColumns<Row>(columns: readonly Column<Row>[]) {
  const text = useStore($place).query.get('columns');
  return useMemo(() => {
    const usual = columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id);
    const wanted = text === null ? usual : text.split(',');
    const isShown = (id: string) => wanted.includes(id);
    const shown = columns.filter(({ id, isTitle }) => isTitle || isShown(id));
    return {
      shown,
      isShown,
      show: (id: string, isTicked: boolean) => {
        const next = columns
          .filter((each) => (each.id === id ? isTicked : shown.includes(each)))
          .map((each) => each.id);
        replaceQuery({ columns: next.join() === usual.join() ? undefined : next.join() });
      },
    };
  }, [columns, text]);
}
