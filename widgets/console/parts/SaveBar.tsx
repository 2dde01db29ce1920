import type { ReactNode } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';

interface Props {
  isDirty: boolean;
  isSaving: boolean;
  isRestored?: boolean;
  /** Why the last save was refused. */
  error?: string | undefined;
  onSave: () => void;
  onDiscard: () => void;
  /** Names what is unsaved; by default a sentence says that something is. */
  children?: ReactNode;
}

/** The bar with "Save", which stands at the foot of a screen while something is unsaved. */
export function SaveBar({ isDirty, isSaving, isRestored = false, error, onSave, onDiscard, children }: Props) {
  if (!isDirty && !isSaving) return null;
  return (
    <section className="c-save-bar" aria-label={partsTexts.unsavedChanges}>
      <div>
        <p>
          {error ? (
            <span role="alert" className="c-error">
              {error}
            </span>
          ) : isRestored ? (
            partsTexts.whatYouTypedBefore
          ) : (
            !children && partsTexts.youHaveUnsavedChanges
          )}
        </p>
        {children}
      </div>
      <div className="c-row">
        <button type="button" className="c-button" onClick={onDiscard}>
          {partsTexts.discard}
        </button>
        <button type="button" className="c-button c-button--main" aria-disabled={isSaving} onClick={onSave}>
          {isSaving ? partsTexts.saving : partsTexts.save}
        </button>
      </div>
    </section>
  );
}
