import { useState } from 'react';
import type { OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';

export type CardMailKind = 'send' | 'reissue';

interface Props {
  kind: CardMailKind;
  card: OwnerGiftCardHistory;
  path: string;
  onClose: () => void;
}

const TEXTS = {
  send: {
    title: 'Send the gift card again?',
    text: 'The mail brings the same code once more. Whoever has the code can spend the card.',
    action: 'Send the mail',
  },
  reissue: {
    title: 'Give the gift card another code?',
    text: 'The old code pays no more from now on. The new one is mailed, and the balance stays. This cannot be undone.',
    action: 'Give it another code',
  },
} as const;

/** Mails a gift card once more, with its code or with another one. */
export function CardMailDialog({ kind, card, path, onClose }: Props) {
  const { title, text, action } = TEXTS[kind];
  const [email, setEmail] = useState(card.recipientEmail);
  const [error, setError] = useState('');
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const send = async () => {
    const address = email.trim().toLowerCase();
    const body = address === '' || address === card.recipientEmail.toLowerCase() ? {} : { email: address };
    const call = { method: 'POST', path: `${path}/${kind}`, body } as const;
    const answer = await change<{ dueAt?: number }>(call, ['/api/owner/gift-cards', '/api/owner/mails']);
    const { dueAt = 0 } = answer.body;
    notify(dueAt > Date.now() ? `The mail is sent on ${dateTime(dueAt)}.` : 'The mail is on its way.');
  };
  const submit = async () => {
    const isWrong = email.trim() !== '' && !isMailAddress(email.trim());
    setError(isWrong ? EDITOR.emailWrong : '');
    if (!isWrong && (await run(send))) onClose();
  };
  return (
    <ActionDialog
      title={title}
      action={action}
      isDangerous={kind === 'reissue'}
      isBusy={isBusy}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{text}</p>
      {card.disabledAt !== null && <p>The card is disabled: its mail waits until it is enabled again.</p>}
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        hint={card.recipientEmail ? undefined : 'Without an address, the mail goes to the buyer of the card.'}
        disabled={!may('orders:write')}
        value={email}
        onChange={setEmail}
        error={error || refused.email}
      />
    </ActionDialog>
  );
}
