import type { KeyboardEvent } from 'react';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { keyOf } from '../../../parts/keys.ts';
import { TreeButtons, type TreeMove, treeMoveOf } from '../../../parts/TreeButtons.tsx';

interface Props {
  title: string;
  leadsTo: string;
  /** The list finds the row again by it after a move. */
  name: string;
  mayWrite: boolean;
  error: string | undefined;
  canMove: (move: TreeMove) => boolean;
  onMove: (move: TreeMove) => void;
  onEdit: () => void;
  onRemove: () => void;
  onDrag: (isOn: boolean) => void;
  onDrop: () => void;
  isDragging: boolean;
}

/** One entry of a menu with its buttons. The arrows with Alt move it, and Delete removes it. */
export function MenuRow(props: Props) {
  const { title, leadsTo, name, mayWrite, error, canMove, onMove, onEdit, onRemove, onDrag, onDrop, isDragging } =
    props;
  const followKey = (event: KeyboardEvent) => {
    const move = treeMoveOf(event);
    const isRemoval = keyOf(event) === 'delete' && !event.altKey;
    if (!isRemoval && !(event.altKey && move)) return;
    event.preventDefault();
    if (isRemoval) onRemove();
    else if (move && canMove(move)) onMove(move);
  };
  if (!mayWrite) {
    return (
      <div className="ct-entry">
        <strong>{title}</strong> <span className="c-quiet">{leadsTo}</span>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer alone drags; the button and the keys do the same
    <div
      className="ct-entry"
      data-row={name}
      draggable
      onDragStart={({ dataTransfer }) => {
        // Firefox drags nothing that has no data.
        dataTransfer.setData('text/plain', title);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => isDragging && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      onKeyDown={followKey}
    >
      <button type="button" className="ct-entry-name" data-part="name" onClick={onEdit}>
        <strong>{title}</strong>
        <span className="c-quiet">{leadsTo}</span>
      </button>
      <span className="ct-moves">
        <TreeButtons
          labels={{
            up: fill(contentTexts.moveTitleUp, { title }),
            down: fill(contentTexts.moveTitleDown, { title }),
            in: fill(contentTexts.moveIntoTheFolder, { title }),
            out: fill(contentTexts.moveOut, { title }),
          }}
          canMove={canMove}
          onMove={onMove}
        />
        <button
          type="button"
          className="c-icon"
          data-part="remove"
          aria-label={fill(contentTexts.removeFromTheMenu, { title })}
          onClick={onRemove}
        >
          ×
        </button>
      </span>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
    </div>
  );
}
