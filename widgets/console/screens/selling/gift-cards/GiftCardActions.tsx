import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { CardMailDialog, type CardMailKind } from './CardMailDialog.tsx';

/** The buttons of a gift card: those that its state and the person's role allow. */
export function GiftCardActions({ card }: { card: OwnerGiftCardHistory }) {
  const [opened, setOpened] = useState<CardMailKind | undefined>();
  const canPay = card.balance.value > 0;
  const isDisabled = card.disabledAt !== null;
  const canWrite = may('orders:write');
  const set = (step: 'disable' | 'enable') => {
    const path = addressOf(`/api/owner/gift-cards/:cardId/${step}`, { cardId: card.id });
    return change({ method: 'POST', path }, ['/api/owner/gift-cards']);
  };
  const disable = async () => {
    await set('disable');
    notify(sellingTexts.cardPaysNoMore, { undo: async () => void (await set('enable')) });
  };
  const isEmpty = !canWrite && !may('mails:write');
  if (isEmpty) return null;
  return (
    <div className="c-row">
      {canPay && may('mails:write') && (
        <button type="button" className="c-button" onClick={() => setOpened('send')}>
          {sellingTexts.sendTheMailAgain}
        </button>
      )}
      {canPay && canWrite && (
        <button type="button" className="c-button" onClick={() => setOpened('reissue')}>
          {sellingTexts.giveAnotherCodeButton}
        </button>
      )}
      {canWrite &&
        (isDisabled ? (
          <ActionButton action={() => set('enable')} done={sellingTexts.cardCanPayAgain}>
            {sellingTexts.enable}
          </ActionButton>
        ) : (
          <ActionButton action={disable}>{sellingTexts.disable}</ActionButton>
        ))}
      {opened && <CardMailDialog kind={opened} card={card} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
