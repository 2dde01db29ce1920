/** The keys that the console answers to, and what a browser calls them. */
const KEYS = {
  tab: 'Tab',
  enter: 'Enter',
  escape: 'Escape',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  home: 'Home',
  end: 'End',
  backspace: 'Backspace',
  delete: 'Delete',
  comma: ',',
  slash: '/',
  space: ' ',
} as const;
const NAMES = new Map(Object.entries(KEYS).map(([name, key]) => [key, name as keyof typeof KEYS]));

/** The name of a key; every letter and digit is `alphanumeric`. */
export type Key = keyof typeof KEYS | 'alphanumeric';

/** A press of a key, of React or of the browser. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** Whether the key is held down, and has been pressed before. */
  repeat?: boolean;
  isComposing?: boolean;
  nativeEvent?: { isComposing: boolean };
  preventDefault(): void;
}

/** Names the pressed key. A key that belongs to an input method, which still composes a word, has no name. */
export function keyOf({ key, isComposing, nativeEvent }: KeyPress): Key | undefined {
  if (isComposing || nativeEvent?.isComposing) return undefined;
  return (
    NAMES.get(key as (typeof KEYS)[keyof typeof KEYS]) ?? (/^[\p{L}\p{N}]$/u.test(key) ? 'alphanumeric' : undefined)
  );
}

/** What keys do. One that returns false has done nothing, and the browser goes on with its own. */
export type KeyActs<Press> = { readonly [Name in Key]?: ((press: Press) => unknown) | undefined };

/** Listens for keys. With Alt, Ctrl or the command key they belong to the browser. */
export function onKeys<Press extends KeyPress>(acts: KeyActs<Press>): (press: Press) => void {
  return (press) => {
    const key = keyOf(press);
    const act = key && acts[key];
    if (!act || press.altKey || press.ctrlKey || press.metaKey) return;
    if (act(press) !== false) press.preventDefault();
  };
}

/**
 * What keys do in the field for a further tag: Enter and a comma add it, a press of Backspace in the empty field removes
 * the last. One that is held down to empty the field ends there.
 */
export function tagKeys({ text, add, removeLast }: { text: string; add: () => void; removeLast: () => void }) {
  return {
    enter: add,
    comma: add,
    backspace: ({ repeat }: KeyPress) => {
      if (text !== '' || repeat) return false;
      removeLast();
      return true;
    },
  };
}

/** Listens for the arrows that move a line up (-1) or down (1). */
export function onStepKeys(move: (step: -1 | 1) => void): (press: KeyPress) => void {
  return onKeys({ up: () => move(-1), down: () => move(1) });
}
