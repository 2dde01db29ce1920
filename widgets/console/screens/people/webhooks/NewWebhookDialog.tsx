import { type FormEvent, useState } from 'react';
import type { CreatedWebhook, WebhookDefinition } from '#runtime/contracts/webhooks.ts';
import { change } from '../../../app/query.ts';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { WEBHOOKS } from './webhooks.ts';

/** Creates a webhook, and shows its secret: the shop never shows it again. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useState<WebhookDefinition>({ url: '', topics: ['order.created'], isEnabled: true });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [secret, setSecret] = useState<string>();
  const { run, isBusy, error, errors } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const call = { method: 'POST', path: WEBHOOKS, body: value, idempotencyKey: key } as const;
      setSecret((await change<CreatedWebhook>(call, [WEBHOOKS])).body.secret);
    });
  };
  const edit = (changes: Partial<WebhookDefinition>) => {
    setValue({ ...value, ...changes });
    // Other entries make another webhook.
    setKey(crypto.randomUUID());
  };
  if (secret !== undefined) return <Secret secret={secret} onClose={onClose} />;
  return (
    <ModalDialog title="Add a webhook" isOpen onClose={onClose}>
      <form className="c-stack" onSubmit={submit}>
        <WebhookFields value={value} change={edit} errors={errors} />
        {error && (
          <p role="alert" className="c-error">
            {error}
          </p>
        )}
        <div className="c-row c-row--end">
          <button type="button" className="c-button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
            Add the webhook
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ModalDialog title="The webhook is added" isOpen>
      <p>
        Give this secret to the program, which checks by it that messages come from your shop. It is shown only now.
      </p>
      <TextField label="Secret" value={secret} onChange={() => {}} readOnly />
      <div className="c-row c-row--end">
        <button type="button" className="c-button c-button--main" onClick={onClose}>
          I have kept it
        </button>
      </div>
    </ModalDialog>
  );
}
