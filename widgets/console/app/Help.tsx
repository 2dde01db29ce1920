import { helpTexts } from '#runtime/i18n/en/console/help.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { ModalDialog } from '../parts/ModalDialog.tsx';
import { findScreen } from './screens.ts';
import { useHasSingleKeys } from './single-key.ts';

const KEYS: readonly (readonly [keys: string, text: string])[] = [
  ['/', shellTexts.keyFind],
  ['Ctrl+K, ⌘K', shellTexts.keyFind],
  ['Ctrl+S, ⌘S', shellTexts.keySave],
  ['?', shellTexts.keyHelp],
  ['Esc', shellTexts.keyClose],
];

/** Says what the screen is for, and which keys the console has. */
export default function Help({ path, onClose }: { path: string; onClose: () => void }) {
  const { screen } = findScreen(path) ?? {};
  const hasSingleKeys = useHasSingleKeys();
  const keysThatAct = KEYS.filter(([keys]) => hasSingleKeys || keys.length > 1);
  return (
    <ModalDialog isOpen title={screen?.menu ?? shellTexts.thisScreen} onClose={onClose}>
      <p>{(screen && helpTexts[screen.path]) ?? shellTexts.noSuchScreen}</p>
      <h3 className="c-for-keys">{shellTexts.keys}</h3>
      <dl className="c-keys c-for-keys">
        {keysThatAct.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="c-row">
        <button type="button" className="c-button" onClick={onClose}>
          {shellTexts.close}
        </button>
      </div>
    </ModalDialog>
  );
}
