import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { discardUndoably } from '../app/use-draft.ts';
import { useSaveKey } from './command-key.ts';
import { useWrongField } from './use-wrong-field.ts';

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
export function SaveBar(props: Props) {
  return props.isDirty || props.isSaving ? <ShownBar {...props} /> : null;
}

function ShownBar({ isSaving, isRestored = false, error, onSave, onDiscard, children }: Props) {
  const bar = useRef<HTMLElement>(null);
  const noticePress = useWrongField(bar, isSaving, error);
  const before = useRef<HTMLElement>(undefined);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isOfScreen = relatedTarget instanceof HTMLElement && relatedTarget.closest('main');
    // A dialog that has asked something gives the focus back.
    if (isOfScreen && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  useLayoutEffect(() => {
    const element = bar.current;
    // The person goes on where they were when they pressed a button of the bar.
    return () => {
      if (element?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
  }, []);
  const save = () => {
    noticePress();
    onSave();
  };
  useSaveKey(() => {
    if (!isSaving) save();
  });
  return (
    <section ref={bar} className="c-save-bar" aria-label={partsTexts.unsavedChanges} onFocus={enter}>
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
        <button type="button" className="c-button" onClick={() => discardUndoably(onDiscard)}>
          {partsTexts.discard}
        </button>
        <button
          type="button"
          className="c-button c-button--main"
          aria-keyshortcuts="Control+S Meta+S"
          aria-disabled={isSaving}
          onClick={save}
        >
          {isSaving ? partsTexts.saving : partsTexts.save}
        </button>
      </div>
    </section>
  );
}
