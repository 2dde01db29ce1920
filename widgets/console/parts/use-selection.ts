import { useCallback, useMemo, useRef, useState } from 'react';
import type { Selection } from './table-selection.tsx';

const NONE: ReadonlySet<string> = new Set();

interface Naming<Row> {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** Whether the rows of a list that `usePages` reads are those of a `scope`, such as its filters, in whatever order. */
export function useIsListed(scope: string, { isPlaceholderData }: { isPlaceholderData: boolean }): boolean {
  const listed = useRef(scope);
  if (!isPlaceholderData) listed.current = scope;
  return listed.current === scope;
}

/**
 * Keeps which rows of a list are chosen. They are chosen no longer once the list has another `scope`, such as other
 * filters: nobody changes what they do not see listed. For the same reason none is chosen while the rows are still those
 * of other filters (`isListed`). `naming` stays the same from one drawing to the next.
 */
export function useSelection<Row>(scope: string, isListed: boolean, naming: Naming<Row>) {
  const [kept, setKept] = useState({ scope, ids: NONE });
  if (kept.scope !== scope) setKept({ scope, ids: NONE });
  const { ids } = kept;
  const replace = useCallback((next: readonly string[]) => setKept({ scope, ids: new Set(next) }), [scope]);
  const selection: Selection<Row> = useMemo(
    () => ({
      ...naming,
      ids,
      choose: (changed, isChosen) =>
        isListed &&
        setKept((before) => {
          const next = new Set(before.ids);
          for (const id of changed) {
            if (isChosen) next.add(id);
            else next.delete(id);
          }
          return { scope, ids: next };
        }),
    }),
    [ids, scope, isListed, naming],
  );
  return { selection, replace };
}
