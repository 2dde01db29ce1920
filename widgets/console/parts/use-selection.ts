import { useCallback, useMemo, useState } from 'react';
import type { Selection } from './table-selection.tsx';

const NONE: ReadonlySet<string> = new Set();

interface Naming<Row> {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/**
 * Keeps which rows of a list are chosen. They are chosen no longer once the list has another `scope`, such as other
 * filters: nobody changes what they do not see listed. `naming` stays the same from one drawing to the next.
 */
export function useSelection<Row>(scope: string, naming: Naming<Row>) {
  const [kept, setKept] = useState({ scope, ids: NONE });
  if (kept.scope !== scope) setKept({ scope, ids: NONE });
  const { ids } = kept;
  const replace = useCallback((next: readonly string[]) => setKept({ scope, ids: new Set(next) }), [scope]);
  const selection: Selection<Row> = useMemo(
    () => ({
      ...naming,
      ids,
      choose: (changed, isChosen) =>
        setKept((before) => {
          const next = new Set(before.ids);
          for (const id of changed) {
            if (isChosen) next.add(id);
            else next.delete(id);
          }
          return { scope, ids: next };
        }),
    }),
    [ids, scope, naming],
  );
  return { selection, replace };
}
