import { type ComponentType, useEffect, useState } from 'react';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { notify } from './notices.ts';
import { isSingleKey, useHasSingleKeys } from './single-key.ts';

type View = ComponentType<{ path: string; onClose: () => void }>;

/** Opens the help of the screen, and so does "?". */
export function HelpButton({ path }: { path: string }) {
  const [Help, show] = useState<View | undefined>();
  const hasSingleKeys = useHasSingleKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSingleKey(event, '?')) return;
      event.preventDefault();
      void openHelp(show);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="c-icon"
        aria-label={shellTexts.help}
        aria-keyshortcuts={hasSingleKeys ? '?' : undefined}
        onClick={() => void openHelp(show)}
      >
        ?
      </button>
      {Help && <Help path={path} onClose={() => show(undefined)} />}
    </>
  );
}

/** The texts of all screens are fetched with the first help that is opened. */
async function openHelp(show: (view: () => View) => void): Promise<void> {
  try {
    const view = await import('./Help.tsx');
    show(() => view.default);
  } catch {
    notify(navigator.onLine === false ? editorTexts.network : editorTexts.loadAgain, { kind: 'failed' });
  }
}
