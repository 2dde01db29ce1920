import { useState } from 'react';
import type { MailingList } from '#runtime/contracts/mailing-list.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
    const { body } = await change(call, [MAILING_LISTS]);
    notify(fill(formsTexts.listIsCreated, { name: body.name }));
    onCreated?.(body);
    onClose();
  };
  const submit = () => {
    setMissing(name.trim() === '');
    if (name.trim() !== '') void run(create);
  };
  return (
    <ActionDialog
      title={formsTexts.newMailingList}
      action={formsTexts.create}
      isBusy={isBusy}
      error={errors.name ? undefined : error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formsTexts.nameOfTheList}
        value={name}
        onChange={setName}
        maxLength={NAME_MAX_LENGTH}
        hint={formsTexts.peopleWhoSignUp}
        error={isMissing ? formsTexts.pleaseGiveTheList : errors.name}
      />
    </ActionDialog>
  );
}
