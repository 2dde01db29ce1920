import { useEffect, useRef } from 'react';
import type { KeyPress } from './keys.ts';

/** Whether Ctrl or the command key is pressed with a letter, and no other key of that kind. */
export function isCommand(press: KeyPress & Pick<KeyboardEvent, 'shiftKey'>, letter: string): boolean {
  const isWithCommand = press.ctrlKey !== press.metaKey && !press.altKey && !press.shiftKey;
  return isWithCommand && press.key.toLowerCase() === letter;
}

/** Has Ctrl+S, or Command+S, save what the screen shows; a dialog above the screen keeps the key for itself. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCommand(event, 's')) return;
      // The browser would store the page as a file.
      event.preventDefault();
      if (!event.repeat && !document.querySelector('dialog[open]')) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
