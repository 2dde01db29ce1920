import type { KeyboardEvent } from 'react';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type Key, keyOf } from '../../../parts/keys.ts';
import type { Move } from './tree.ts';

interface Props {
  title: string;
  leadsTo: string;
  /** The list finds the row again by it after a move. */
  name: string;
  mayWrite: boolean;
  error: string | undefined;
  canMove: (move: Move) => boolean;
  onMove: (move: Move) => void;
  onEdit: () => void;
  onRemove: () => void;
  onDrag: (isOn: boolean) => void;
  onDrop: () => void;
  isDragging: boolean;
}

const BUTTONS = [
  ['up', '↑', contentTexts.moveTitleUp],
  ['down', '↓', contentTexts.moveTitleDown],
  ['in', '→', contentTexts.moveIntoTheFolder],
  ['out', '←', contentTexts.moveOut],
] as const;
const MOVES: { readonly [Name in Key]?: Move } = { up: 'up', down: 'down', right: 'in', left: 'out' };

/** One entry of a menu with its buttons. The arrows with Alt move it, and Delete removes it. */
export function MenuRow(props: Props) {
  const { title, leadsTo, name, mayWrite, error, canMove, onMove, onEdit, onRemove, onDrag, onDrop, isDragging } =
    props;
  const followKey = (event: KeyboardEvent) => {
    const key = keyOf(event);
    const move = key && MOVES[key];
    const isRemoval = key === 'delete' && !event.altKey;
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
        {BUTTONS.map(([move, sign, label]) => (
          <button
            key={move}
            type="button"
            className="c-icon"
            data-part={move}
            aria-label={fill(label, { title })}
            aria-disabled={!canMove(move)}
            onClick={() => canMove(move) && onMove(move)}
          >
            {sign}
          </button>
        ))}
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
