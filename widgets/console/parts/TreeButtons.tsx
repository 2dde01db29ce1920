import { type Key, type KeyPress, keyOf } from './keys.ts';

/** How a line of a tree moves: among those beside it, into the one above, and out of the one around it. */
export const TREE_MOVES = ['up', 'down', 'in', 'out'] as const;
export type TreeMove = (typeof TREE_MOVES)[number];

const SIGNS: Readonly<Record<TreeMove, string>> = { up: '↑', down: '↓', in: '→', out: '←' };
const KEYS: { readonly [Name in Key]?: TreeMove } = { up: 'up', down: 'down', right: 'in', left: 'out' };

/** Returns the move that an arrow stands for. */
export function treeMoveOf(press: KeyPress): TreeMove | undefined {
  const key = keyOf(press);
  return key && KEYS[key];
}

interface Props {
  /** What each button does, as a sentence that names the line. */
  labels: Readonly<Record<TreeMove, string>>;
  canMove: (move: TreeMove) => boolean;
  onMove: (move: TreeMove) => void;
}

/** The buttons that move a line of a tree; the list finds the pressed one again by its `data-part`. */
export function TreeButtons({ labels, canMove, onMove }: Props) {
  return TREE_MOVES.map((move) => (
    <button
      key={move}
      type="button"
      className="c-icon"
      data-part={move}
      aria-label={labels[move]}
      aria-disabled={!canMove(move)}
      onClick={() => canMove(move) && onMove(move)}
    >
      {SIGNS[move]}
    </button>
  ));
}
