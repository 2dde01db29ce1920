import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
  onClose: () => void;
}

const TOUCHED = ['/api/owner/gift-cards', '/api/owner/mails'];

const TEXTS = {
  send: {
    title: sellingTexts.sendTheGiftCard,
    text: sellingTexts.mailBringsTheSame,
    action: sellingTexts.sendTheMail,
  },
  reissue: {
    title: sellingTexts.giveTheGiftCard,
    text: sellingTexts.oldCodePaysNo,
    action: sellingTexts.giveAnotherCodeAction,
  },
} as const;

/** Mails a gift card once more, with its code or with another one. */
export function CardMailDialog({ kind, card, onClose }: Props) {
  const { title, text, action } = TEXTS[kind];
  const [email, setEmail] = useState(card.recipientEmail);
  const [error, setError] = useState('');
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const send = async () => {
    const address = email.trim().toLowerCase();
    const body = address === '' || address === card.recipientEmail.toLowerCase() ? {} : { email: address };
    const cardId = card.id;
    if (kind === 'send') {
      await change(
        { method: 'POST', path: addressOf('/api/owner/gift-cards/:cardId/send', { cardId }), body },
        TOUCHED,
      );
      notify(sellingTexts.mailIsOnItsWay);
      return;
    }
    const path = addressOf('/api/owner/gift-cards/:cardId/reissue', { cardId });
    const { dueAt } = (await change({ method: 'POST', path, body }, TOUCHED)).body;
    notify(
      dueAt > Date.now() ? fill(sellingTexts.mailIsSentOn, { time: dateTime(dueAt) }) : sellingTexts.mailIsOnItsWay,
    );
  };
  const submit = async () => {
    const isWrong = email.trim() !== '' && !isMailAddress(email.trim());
    setError(isWrong ? editorTexts.emailWrong : '');
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
      {card.disabledAt !== null && <p>{sellingTexts.cardIsDisabled}</p>}
      <TextField
        label={commonTexts.email}
        type="email"
        autoComplete="off"
        hint={card.recipientEmail ? undefined : sellingTexts.withoutAnAddress}
        disabled={!may('orders:write')}
        value={email}
        onChange={setEmail}
        error={error || refused.email}
      />
    </ActionDialog>
  );
}
