import { type ReactNode, useEffect, useRef } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { scrollToElement } from '#runtime/ui/scroll-to.ts';

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

/**
 * The bar with "Save", which stands at the foot of a screen while something is unsaved. After a save that was refused the
 * first wrong field has the focus.
 */
export function SaveBar({ isDirty, isSaving, isRestored = false, error, onSave, onDiscard, children }: Props) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (error) showFirstError(bar.current);
  }, [error]);
  if (!isDirty && !isSaving) return null;
  return (
    <section ref={bar} className="c-save-bar" aria-label={partsTexts.unsavedChanges}>
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

function showFirstError(bar: HTMLElement | null): void {
  const fields = bar?.closest('dialog, main')?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
  const first = [...fields].find((field) => !field.closest('[hidden]'));
  if (!first) return;
  first.focus({ preventScroll: true });
  void scrollToElement(first);
}
