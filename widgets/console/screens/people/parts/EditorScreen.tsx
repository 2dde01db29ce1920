import type { ReactNode } from 'react';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import type { EditedRoute, useEditor } from '../../../app/use-editor.ts';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { History, type HistoryOf } from '../../../parts/History.tsx';
import { Loaded, type Reading } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import type { Fields } from '../../../parts/plain-field.ts';
import { SaveBar } from '../../../parts/SaveBar.tsx';

export type { Fields };

type Editor<Value extends object> = ReturnType<typeof useEditor<EditedRoute, Value>>;

interface Props<Value extends object> {
  title: string;
  back?: { to: string; text: string };
  intro?: ReactNode;
  editor: Omit<Editor<Value>, 'reading'> & { reading: Reading<unknown> };
  /** Whether the person's role may change the object. */
  mayChange: boolean;
  /** Names of the fields, as people read them. */
  names: Readonly<Record<string, string>>;
  children: (fields: Fields<Value>) => ReactNode;
  /** Shown below the form; it saves by itself. */
  below?: ReactNode;
  /** The thing whose history stands below all. */
  history?: HistoryOf;
}

/** A screen with the form of one object. Without the right to change it, the form can only be read. */
export function EditorScreen<Value extends object>(props: Props<Value>) {
  const { title, back, intro, editor, mayChange, names, children, below, history } = props;
  const { reading, draft, save, isSaving, failure, conflict, resolve, dismissConflict } = editor;
  return (
    <Page title={title} {...(back && { back })}>
      {intro && <p>{intro}</p>}
      {!mayChange && <p role="status">{peopleTexts.yourRoleMayRead}</p>}
      <Loaded of={reading}>
        {() =>
          draft && (
            <fieldset className="p-bare c-stack" disabled={!mayChange} aria-label={title}>
              {children({ value: draft.value, change: draft.change, errors: failure?.errors ?? {} })}
            </fieldset>
          )
        }
      </Loaded>
      {below}
      {history && <History {...history} names={names} />}
      {draft && mayChange && (
        <SaveBar
          isDirty={draft.isDirty}
          isSaving={isSaving}
          isRestored={draft.isRestored}
          error={failure?.text}
          onSave={() => void save()}
          onDiscard={draft.discard}
        />
      )}
      <ConflictDialog conflict={conflict} names={names} onResolve={resolve} onClose={dismissConflict} />
    </Page>
  );
}
