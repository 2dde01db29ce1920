import { useState } from 'react';
import type { WebhookDefinition } from '#runtime/contracts/webhooks.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useIntentKey } from '../../../parts/use-intent-key.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { WEBHOOKS } from './webhooks.ts';

/** Creates a webhook, and shows its secret: the shop never shows it again. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useState<WebhookDefinition>({ url: '', topics: ['order.created'], isEnabled: true });
  const [secret, setSecret] = useState<string>();
  const intent = useIntentKey();
  const { run, isBusy, error, errors } = useAction();
  const create = async () => {
    const call = { method: 'POST', path: WEBHOOKS, body: value, idempotencyKey: intent.keyOf(value) } as const;
    setSecret((await change(call, [WEBHOOKS])).body.secret);
  };
  if (secret !== undefined) return <Secret secret={secret} onClose={onClose} />;
  return (
    <ActionDialog
      title={peopleTexts.addAWebhook}
      action={peopleTexts.addTheWebhook}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void run(create)}
      onClose={onClose}
    >
      <WebhookFields value={value} change={(changes) => setValue({ ...value, ...changes })} errors={errors} />
    </ActionDialog>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ModalDialog title={peopleTexts.webhookIsAdded} isOpen>
      <p>{peopleTexts.giveThisSecret}</p>
      <TextField label={peopleTexts.secret} value={secret} onChange={() => {}} readOnly />
      <div className="c-row c-row--end">
        <button type="button" className="c-button c-button--main" onClick={onClose}>
          {peopleTexts.iHaveKeptIt}
        </button>
      </div>
    </ModalDialog>
  );
}
