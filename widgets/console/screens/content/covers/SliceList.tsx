import { useEffect, useRef, useState } from 'react';
import { MAX_SLICES } from '#runtime/contracts/content-limits.ts';
import type { Slice } from '#runtime/contracts/covers.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { dropAt, useDrag } from '../../../parts/use-drag.ts';
import { NewSlice } from './NewSlice.tsx';
import { SliceRow } from './SliceRow.tsx';
import { fittingTypes, newSlice, SLICE_NAMES } from './slice-kinds.ts';
import { useRowFocus } from './use-row-focus.ts';
import { hasErrors, type Row, type RowsProps, useRows } from './use-rows.ts';

interface Props extends RowsProps<Slice> {
  isLockScreen: boolean;
  /** What has the parts: "cover". */
  noun: string;
  mayWrite: boolean;
}

/** The parts of a cover from top to bottom, one of them open. */
export function SliceList({ isLockScreen, noun, mayWrite, ...props }: Props) {
  const { errors, path } = props;
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [openId, setOpenId] = useState<number | undefined>();
  const [moved, setMoved] = useState('');
  const { rows, add, update, remove, move } = useRows(props);
  const focus = useRowFocus(place);
  const bring = (from: number, to: number, part = 'handle') => {
    const row = rows[from];
    if (!row || !move(from, to)) return;
    focus(row.id, `[data-part="${part}"]`);
    setMoved(fill(contentTexts.sliceIsNowPart, { slice: SLICE_NAMES[row.value.type], to: to + 1, count: rows.length }));
  };
  const take = ({ id, value }: Row<Slice>, at: number) => {
    remove(id, fill(contentTexts.partSlice, { slice: SLICE_NAMES[value.type] }));
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) focus(next.id, '[data-part="open"]');
    else focus(undefined, '[data-adding]');
  };
  const { dragged, start } = useDrag(list, bring);

  // A refused save opens what must be put right.
  const latest = useRef(rows);
  latest.current = rows;
  useEffect(() => {
    const refused = latest.current.filter((row) => hasErrors(errors, row.path));
    setOpenId((open) => (refused.length === 0 || refused.some(({ id }) => id === open) ? open : refused[0]?.id));
  }, [errors]);

  return (
    <div ref={place} className="c-stack">
      {errors[path] && (
        <p role="alert" className="c-error">
          {errors[path]}
        </p>
      )}
      {rows.length === 0 && <p className="c-empty">{fill(contentTexts.hasNoPartsAdd, { noun })}</p>}
      <ol className="cv-slices" ref={list} aria-label={fill(contentTexts.partsOfNoun, { noun })}>
        {rows.map((row, at) => (
          <SliceRow
            key={row.id}
            row={row}
            number={at + 1}
            errors={errors}
            mayWrite={mayWrite}
            isOpen={row.id === openId}
            drop={dragged && dropAt(dragged, at)}
            onOpen={() => setOpenId(row.id === openId ? undefined : row.id)}
            onDrag={(event) => start(event, at)}
            onMove={(step, part) => bring(at, at + step, part)}
            onRemove={() => take(row, at)}
            onChange={(changes) => update(row.id, changes)}
          />
        ))}
      </ol>
      <span className="sq-visually-hidden" role="status">
        {moved}
      </span>
      {mayWrite &&
        (rows.length < MAX_SLICES ? (
          <NewSlice
            types={fittingTypes(props.values, isLockScreen)}
            onAdd={(type) => {
              const id = add(newSlice(type));
              setOpenId(id);
              focus(id, '.cv-body :is(input, textarea, select, button)');
            }}
          />
        ) : (
          <p className="c-quiet">{fill(contentTexts.hasAtMostParts, { noun, maxSlices: MAX_SLICES })}</p>
        ))}
    </div>
  );
}
