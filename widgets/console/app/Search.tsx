import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { isCommand } from '../parts/command-key.ts';
import { onKeys } from '../parts/keys.ts';
import { navigate } from './router.ts';
import { GROUPS } from './screens.ts';
import { may } from './session.ts';
import { isSingleKey, useHasSingleKeys } from './single-key.ts';
import { type Found, useFound } from './use-found.ts';

/** The one field that finds screens, orders, products and whatever else has a name. */
export function Search() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState(0);
  const hasSingleKeys = useHasSingleKeys();
  const { found, isReading } = useFound(text);
  const results: readonly Found[] = text.trim() === '' ? [] : [...findScreens(text), ...found];
  // Results that come later may be fewer.
  const at = Math.min(chosen, Math.max(0, results.length - 1));
  const go = (result: Found | undefined) => {
    if (!result) return;
    setText('');
    setOpen(false);
    void navigate(result.to);
  };
  const step = (by: -1 | 1) => choose((at + by + results.length) % Math.max(1, results.length));
  const press = onKeys({
    up: () => step(-1),
    down: () => step(1),
    enter: () => go(results[at]),
    escape: () => {
      setOpen(false);
      // The browser empties the field.
      return false;
    },
  });
  useSearchKeys(field);
  const isShown = isOpen && text.trim() !== '';
  useEffect(() => {
    if (isShown) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at, isShown]);
  return (
    <search className="c-search">
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={shellTexts.findAnything}
        aria-keyshortcuts={hasSingleKeys ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
        placeholder={shellTexts.findAnything}
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && results[at] ? `${id}-${at}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          choose(0);
        }}
        onKeyDown={press}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      <div
        className="c-found"
        id={`${id}-list`}
        role="listbox"
        aria-label={shellTexts.found}
        hidden={!isShown || results.length === 0}
      >
        {results.map(({ to, title, kind }, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the list
          <div
            key={`${kind} ${to}`}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go({ to, title, kind })}
          >
            <span>{title}</span> <small>{kind}</small>
          </div>
        ))}
      </div>
      <span className="sq-visually-hidden" role="status">
        {isShown &&
          !isReading &&
          (results.length === 0 ? commonTexts.nothingWasFound : fill(shellTexts.countFound, { count: results.length }))}
      </span>
      {isShown && results.length === 0 && !isReading && <p className="c-found">{commonTexts.nothingWasFound}</p>}
    </search>
  );
}

/** Has "/" and Ctrl+K, or Command+K, go to the search field; in other fields "/" is a letter. */
function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommanded = isCommand(event, 'k') && !document.querySelector('dialog[open]');
      if (event.defaultPrevented || !(isCommanded || isSingleKey(event, '/'))) return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [field]);
}

function findScreens(text: string): Found[] {
  const wanted = text.trim().toLowerCase();
  return GROUPS.flatMap(({ title: kind, screens }) =>
    screens
      .filter(({ menu, scope }) => menu && (!scope || may(scope)))
      .filter(({ menu, keywords = '' }) => `${menu} ${keywords}`.toLowerCase().includes(wanted))
      .map(({ path, menu = '' }) => ({ to: path, title: menu, kind: kind || shellTexts.screen })),
  );
}
