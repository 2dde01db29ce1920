import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CategoryTarget, OwnerCategory } from '#runtime/contracts/category.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { may } from '../../../app/session.ts';
import { dropAt, useDrag } from '../../../parts/use-drag.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { dropTarget, targetOf, treeOf } from './tree.ts';
import { usePlacing } from './use-placing.ts';

/** Rows that are drawn at first, and with each press of the button below them. */
const ROWS_PER_STEP = 300;

interface Props {
  collectionId: string;
  saved: readonly OwnerCategory[];
  search: string;
  refetch: () => Promise<unknown>;
}

/** The categories of a page as a tree, which is put in order by dragging, by buttons and by keys. */
export function CategoryTree({ collectionId, saved, search, refetch }: Props) {
  const { categories, place, latest } = usePlacing(collectionId, saved, refetch);
  const [most, setMost] = useState(ROWS_PER_STEP);
  const [status, setStatus] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ id: string; part: string }>(undefined);
  const all = useMemo(() => treeOf(categories), [categories]);
  const wanted = search.trim().toLowerCase();
  const found = wanted ? all.filter(({ category }) => category.displayName.toLowerCase().includes(wanted)) : all;
  const rows = found.slice(0, most);
  const mayMove = may('catalogue:write') && wanted === '';

  const moveTo = (id: string, to: CategoryTarget | undefined) => {
    if (!to) return;
    const part = document.activeElement?.getAttribute('data-part');
    if (part) focused.current = { id, part };
    const moved = place(id, to);
    setStatus(placeText(moved, id));
  };
  const { dragged, start } = useDrag(list, (from, to) => {
    const row = rows[from];
    if (row) moveTo(row.category.id, dropTarget(latest.current, rows, from, to));
  });
  // The browser takes the focus from a line that moves.
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { id, part } = focused.current;
    focused.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-part="${part}"]`)?.focus();
  });

  if (all.length === 0) return <p className="c-empty">{categoryTexts.noCategories}</p>;
  if (rows.length === 0) return <p className="c-empty">{categoryTexts.noCategoryMatches}</p>;
  return (
    <>
      {may('catalogue:write') && (
        <p className="c-quiet">{mayMove ? categoryTexts.dragToMove : categoryTexts.searchingHidesTheOrder}</p>
      )}
      <ul ref={list} className="p-tree">
        {rows.map((row, index) => (
          <CategoryRow
            key={row.category.id}
            row={wanted ? { ...row, level: 0 } : row}
            mayMove={mayMove}
            drop={dragged && dropAt(dragged, index)}
            canMove={(move) => targetOf(categories, row.category.id, move) !== undefined}
            onMove={(move) => moveTo(row.category.id, targetOf(latest.current, row.category.id, move))}
            onDrag={(event) => start(event, index)}
          />
        ))}
      </ul>
      {rows.length < found.length && (
        <p className="c-more">
          <button type="button" className="c-button" onClick={() => setMost(most + ROWS_PER_STEP)}>
            {partsTexts.showMore}
          </button>
        </p>
      )}
      <span className="sq-visually-hidden" role="status">
        {status}
      </span>
    </>
  );
}

/** Returns where a category stands now, as a screen reader says it. */
function placeText(categories: readonly OwnerCategory[], id: string): string {
  const row = treeOf(categories).find(({ category }) => category.id === id);
  if (!row) return '';
  const { displayName: name, parentCategoryId } = row.category;
  const parent = categories.find((each) => each.id === parentCategoryId);
  const values = { name, at: row.at + 1, count: row.count };
  return parent?.type === 'CATEGORY'
    ? fill(categoryTexts.isNowAtBelow, { ...values, parent: parent.displayName })
    : fill(categoryTexts.isNowAt, values);
}
