import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';

interface Props {
  /** The name of the place, which is read out. */
  label: string;
  /** The name of the field that chooses files. */
  fieldLabel: string;
  /** Types of files that the field offers; all by default. */
  accept?: string;
  /** Whether files may be put here. */
  isOpen: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Says what may be put here. */
  hint: string;
  /** Further buttons beside the one that chooses files. */
  buttons?: ReactNode;
  /** What stands in the place above the hint. */
  children?: ReactNode;
  /** What stands in the place below the buttons. */
  foot?: ReactNode;
}

/** A place where files are dropped or chosen, several at once. */
export function FileDrop({ label, fieldLabel, accept, isOpen, onFiles, hint, buttons, children, foot }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOpen);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    if (isOpen) onFiles(files);
  };
  return (
    <section
      className={isOver ? 'c-drop c-drop--over' : 'c-drop'}
      aria-label={label}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      {isOpen && (
        <>
          <p className="c-quiet">{hint}</p>
          <div className="c-row">
            <button type="button" className="c-button" onClick={() => chooser.current?.click()}>
              {partsTexts.chooseFiles}
            </button>
            {buttons}
          </div>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            aria-label={fieldLabel}
            accept={accept}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </>
      )}
      {foot}
    </section>
  );
}
