import type { Conflict } from '../../../app/use-editor.ts';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { History, type HistoryOf } from '../../../parts/History.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';

interface Editor<Value> {
  draft: { isDirty: boolean; isRestored: boolean; discard: () => void } | undefined;
  save: () => Promise<boolean>;
  isSaving: boolean;
  failure: { text: string } | undefined;
  conflict: Conflict<Value> | undefined;
  resolve: (value: Value) => void;
  dismissConflict: () => void;
}

interface Props<Value> {
  of: Editor<Value>;
  names?: Readonly<Record<string, string>>;
  /** The reason why the object cannot be saved as it is. */
  problem?: string | undefined;
  /** The thing whose history stands above the bar. */
  history?: HistoryOf;
}

/** The foot of an editor: the bar that saves, and the dialog about a change that somebody else has made. */
export function EditorFoot<Value extends object>({ of, names = {}, problem, history }: Props<Value>) {
  const { draft, save, isSaving, failure, conflict, resolve, dismissConflict } = of;
  if (!draft) return null;
  return (
    <>
      {history && <History {...history} names={names} />}
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={isSaving}
        isRestored={draft.isRestored}
        error={problem ?? failure?.text}
        onSave={() => problem === undefined && void save()}
        onDiscard={draft.discard}
      />
      <ConflictDialog conflict={conflict} names={names} onResolve={resolve} onClose={dismissConflict} />
    </>
  );
}
