import { type FormEvent, useState } from 'react';
import { ConsoleRefusal } from '#runtime/api/console.ts';
import type { MailingList } from '#runtime/contracts/mailing-list.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText } from '../../../app/query.ts';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { MAILING_LISTS } from '../parts/addresses.ts';

/** Longest name of a mailing list. */
const NAME_MAX_LENGTH = 200;

interface Props {
  onClose: () => void;
  onCreated?: (list: MailingList) => void;
}

/** Makes a mailing list. */
export function NewListDialog({ onClose, onCreated }: Props) {
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  // A repeat after a lost answer makes no second list; another name is another intent.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const rename = (text: string) => {
    setName(text);
    setKey(crypto.randomUUID());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog may stand inside another form.
    event.stopPropagation();
    if (isBusy) return;
    if (name.trim() === '') return setError('Please give the list a name.');
    setBusy(true);
    setError('');
    try {
      const call = { method: 'POST', path: MAILING_LISTS, body: { name }, idempotencyKey } as const;
      const { body } = await change<MailingList>(call, [MAILING_LISTS]);
      notify(`The list “${body.name}” is created.`);
      onCreated?.(body);
      onClose();
    } catch (failure) {
      setError((failure instanceof ConsoleRefusal && failure.errors.name) || errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ModalDialog title="New mailing list" isOpen onClose={onClose}>
      <form className="c-stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name of the list"
          value={name}
          onChange={rename}
          maxLength={NAME_MAX_LENGTH}
          hint="People who sign up read it when they confirm their address."
          error={error}
        />
        <div className="c-row c-row--end">
          <button type="button" className="c-button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
            Create
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
