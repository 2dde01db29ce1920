import { useState } from 'react';
import type { MailingList } from '#runtime/contracts/mailing-list.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useIntentKey } from '../../../parts/use-intent-key.ts';
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
  const [isMissing, setMissing] = useState(false);
  const intent = useIntentKey();
  const { run, isBusy, error, errors } = useAction();
  const create = async () => {
    const call = { method: 'POST', path: MAILING_LISTS, body: { name }, idempotencyKey: intent.keyOf(name) } as const;
    const { body } = await change<MailingList>(call, [MAILING_LISTS]);
    notify(`The list “${body.name}” is created.`);
    onCreated?.(body);
    onClose();
  };
  const submit = () => {
    setMissing(name.trim() === '');
    if (name.trim() !== '') void run(create);
  };
  return (
    <ActionDialog
      title="New mailing list"
      action="Create"
      isBusy={isBusy}
      error={errors.name ? undefined : error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name of the list"
        value={name}
        onChange={setName}
        maxLength={NAME_MAX_LENGTH}
        hint="People who sign up read it when they confirm their address."
        error={isMissing ? 'Please give the list a name.' : errors.name}
      />
    </ActionDialog>
  );
}
