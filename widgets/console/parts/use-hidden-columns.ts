import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $place, replaceQuery } from '../app/router.ts';
import type { Column } from './column.ts';

/** Keeps in the address which columns of a list are hidden: `hide=page,stock`. The one of the titles always stands. */
export function useHiddenColumns<Row>(columns: readonly Column<Row>[]) {
  const text = useStore($place).query.get('hide') ?? '';
  return useMemo(() => {
    const hidden = text.split(',').filter((id) => columns.some((column) => column.id === id && !column.isTitle));
    return {
      shown: columns.filter(({ id }) => !hidden.includes(id)),
      isShown: (id: string) => !hidden.includes(id),
      show: (id: string, isShown: boolean) => {
        const next = isShown ? hidden.filter((each) => each !== id) : [...hidden, id];
        replaceQuery({ hide: next.join(',') });
      },
    };
  }, [columns, text]);
}
