import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OwnerFile } from '#runtime/contracts/files.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { onKeys } from '../../../parts/keys.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { fileAddress } from '../addresses.ts';
import { renameFile } from './file-actions.ts';

/** The name under which what a person types for a file is kept. */
export function nameDraftKey(file: OwnerFile): string {
  return draftKey(`${fileAddress(file)}#name`);
}

/** Gives a file another name where the name stands. Escape gives up. */
export function RenameForm({ file, onClose }: { file: OwnerFile; onClose: () => void }) {
  const draft = useDraft(nameDraftKey(file), { name: file.name });
  const { run, isBusy, error, errors } = useAction();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    const stem = input?.value.lastIndexOf('.') ?? -1;
    input?.setSelectionRange(0, stem > 0 ? stem : input.value.length);
  }, []);
  if (!draft) return null;
  const { name } = draft.value;
  const close = () => {
    draft.discard();
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    if (name.trim() === file.name || (await run(() => renameFile(file, name)))) close();
  };
  const giveUp = onKeys({ escape: () => !isBusy && close() });
  return (
    <form ref={form} className="p-rename" noValidate onSubmit={(event) => void save(event)} onKeyDown={giveUp}>
      <TextField
        label={fill(productsTexts.nameOfName, { name: file.name })}
        value={name}
        autoComplete="off"
        hint={productsTexts.fileEndingHint}
        error={isMissing ? editorTexts.fileNameMissing : errors.name}
        onChange={(typed) => {
          setMissing(false);
          draft.change({ name: typed });
        }}
      />
      {error !== undefined && !errors.name && (
        <p role="alert" className="c-error">
          <strong>{editorTexts.renameFailedTitle}</strong> {editorTexts.renameFailed} {error}
        </p>
      )}
      <span className="c-row">
        <button type="submit" className="c-button c-button--small c-button--main" aria-disabled={isBusy}>
          {isBusy ? productsTexts.saving : productsTexts.saveTheName}
        </button>
        <button type="button" className="c-button c-button--small" onClick={() => !isBusy && close()}>
          {commonTexts.cancel}
        </button>
      </span>
    </form>
  );
}
