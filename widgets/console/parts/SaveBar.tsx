interface Props {
  isDirty: boolean;
  isSaving: boolean;
  isRestored?: boolean;
  /** Why the last save was refused. */
  error?: string | undefined;
  onSave: () => void;
  onDiscard: () => void;
}

/** The bar with "Save", which stands at the foot of a screen while something is unsaved. */
export function SaveBar({ isDirty, isSaving, isRestored = false, error, onSave, onDiscard }: Props) {
  if (!isDirty && !isSaving) return null;
  return (
    <section className="c-save-bar" aria-label="Unsaved changes">
      <p>
        {error ? (
          <span role="alert" className="c-error">
            {error}
          </span>
        ) : isRestored ? (
          'What you typed before is still here, and not saved.'
        ) : (
          'You have unsaved changes.'
        )}
      </p>
      <div className="c-row">
        <button type="button" className="c-button" onClick={onDiscard}>
          Discard
        </button>
        <button type="button" className="c-button c-button--main" aria-disabled={isSaving} onClick={onSave}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
      </div>
    </section>
  );
}
