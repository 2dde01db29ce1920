import { type PointerEvent, useId, useState } from 'react';
import type { Slice } from '#runtime/contracts/covers.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { onStepKeys } from '../../../parts/keys.ts';
import type { Drop } from '../../../parts/use-drag.ts';
import { SliceFields } from './SliceFields.tsx';
import { SLICE_NAMES, sliceDetail } from './slice-kinds.ts';
import { type Errors, hasErrors, type Row } from './use-rows.ts';

interface Props {
  row: Row<Slice>;
  /** Its place on the cover, from 1. */
  number: number;
  errors: Errors;
  mayWrite: boolean;
  isOpen: boolean;
  drop: Drop;
  onOpen: () => void;
  onDrag: (event: PointerEvent) => void;
  /** Moves the part up (-1) or down (1), and leaves the focus on this part of the row. */
  onMove: (step: -1 | 1, part: string) => void;
  onRemove: () => void;
  onChange: (changes: Partial<Slice>) => void;
}

/** One part of a cover: its handle, its kind, and all that can be set of it while it is open. */
export function SliceRow({ row, number, errors, mayWrite, isOpen, drop, onOpen, onDrag, ...props }: Props) {
  const { onMove, onRemove, onChange } = props;
  const { value: slice, path } = row;
  const id = useId();
  // Fields stay when the part is closed: errors of the last save find their lists as they were.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const press = onStepKeys((step) => onMove(step, 'handle'));
  const name = SLICE_NAMES[slice.type];
  const own = errors[`${path}.type`] ?? errors[path];
  return (
    <li className={drop ? `cv-slice cv-slice--${drop}` : 'cv-slice'} data-row={row.id}>
      <div className="cv-head">
        {mayWrite && (
          <button
            type="button"
            className="c-icon cv-handle"
            data-part="handle"
            aria-label={fill(contentTexts.movePartDrag, { number, name })}
            onPointerDown={onDrag}
            onKeyDown={press}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
        <button
          type="button"
          className="cv-open"
          data-part="open"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
        >
          <span>
            {number}. <strong>{name}</strong>
          </span>
          <span className="c-quiet cv-detail">{sliceDetail(slice)}</span>
          {!isOpen && hasErrors(errors, path) && <span className="c-error">{contentTexts.partIsWrong}</span>}
        </button>
        <span className="cv-chevron" aria-hidden="true">
          {isOpen ? '▴' : '▾'}
        </span>
      </div>
      <div id={id} hidden={!isOpen} className="cv-body c-stack">
        {own && (
          <p role="alert" className="c-error">
            {own}
          </p>
        )}
        {wasOpen && (
          <fieldset className="ct-fields" disabled={!mayWrite} aria-label={fill(contentTexts.partNumber, { number })}>
            <SliceFields slice={slice} onChange={onChange} errors={errors} path={path} />
          </fieldset>
        )}
        {mayWrite && isOpen && (
          <div className="c-row">
            <button type="button" className="c-button c-button--small" data-part="up" onClick={() => onMove(-1, 'up')}>
              {contentTexts.moveUp}
            </button>
            <button
              type="button"
              className="c-button c-button--small"
              data-part="down"
              onClick={() => onMove(1, 'down')}
            >
              {contentTexts.moveDown}
            </button>
            <button type="button" className="c-button c-button--small" onClick={onRemove}>
              {commonTexts.remove}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
