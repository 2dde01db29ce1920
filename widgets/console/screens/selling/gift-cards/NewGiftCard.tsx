import { useState } from 'react';
import type { GivenGiftCard } from '#runtime/contracts/owner-gift-cards.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { GIFT_MESSAGE_MAX_LENGTH, GIFT_NAME_MAX_LENGTH } from '#runtime/domain/gift.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { readAmount } from '../../../parts/amounts.ts';
import { CreationForm } from '../../../parts/CreationForm.tsx';
import { leaveDraft } from '../../../parts/leave-draft.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { useCurrency } from '../../../parts/use-currency.ts';

const CARDS = '/api/owner/gift-cards';
const EMPTY = { amount: '', recipientEmail: '', recipientName: '', senderName: '', message: '' };

/** The screen on which an owner gives a gift card. */
export default function NewGiftCardScreen() {
  return (
    <Page title={sellingTexts.giveAGiftCard} back={{ to: 'gift-cards', text: sellingTexts.giftCards }}>
      <NewGiftCard />
    </Page>
  );
}

function NewGiftCard() {
  const currency = useCurrency();
  const draft = useDraft(draftKey(`${CARDS}/new`), EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { create, isBusy, error, errors: refused } = useCreation(CARDS, [CARDS]);
  if (!draft) return null;
  const { amount, recipientEmail, recipientName, senderName, message } = draft.value;
  const valueCents = readAmount(amount, currency) ?? 0;
  const submit = async () => {
    const found = {
      ...(valueCents <= 0 && { valueCents: sellingTexts.enterCardAmount }),
      ...(!isMailAddress(recipientEmail.trim()) && { recipientEmail: editorTexts.emailWrong }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const names = { recipientName: recipientName.trim(), senderName: senderName.trim(), message: message.trim() };
    const body: GivenGiftCard = { valueCents, recipientEmail: recipientEmail.trim(), ...names };
    const card = await create(body);
    if (!card) return;
    notify(sellingTexts.giftCardIsOnItsWay);
    await leaveDraft(draft, `gift-cards/${card.id}`);
  };
  const shown = { ...refused, ...errors };
  return (
    <CreationForm action={sellingTexts.giveAndMail} draft={draft} isBusy={isBusy} error={error} onSubmit={submit}>
      <Section title={sellingTexts.card}>
        <TextField
          label={fill(sellingTexts.valueInCurrency, { currency })}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(text) => draft.change({ amount: text })}
          error={shown.valueCents}
        />
        <TextField
          label={sellingTexts.recipientsEmail}
          type="email"
          hint={sellingTexts.cardsCodeIsMailed}
          autoComplete="off"
          value={recipientEmail}
          onChange={(text) => draft.change({ recipientEmail: text })}
          error={shown.recipientEmail}
        />
        <TextField
          label={sellingTexts.recipientsNameOptional}
          autoComplete="off"
          maxLength={GIFT_NAME_MAX_LENGTH}
          value={recipientName}
          onChange={(text) => draft.change({ recipientName: text })}
          error={shown.recipientName}
        />
        <TextField
          label={sellingTexts.fromOptional}
          hint={sellingTexts.withoutAName}
          autoComplete="off"
          maxLength={GIFT_NAME_MAX_LENGTH}
          value={senderName}
          onChange={(text) => draft.change({ senderName: text })}
          error={shown.senderName}
        />
        <TextArea
          label={sellingTexts.messageOptional}
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
          value={message}
          onChange={(text) => draft.change({ message: text })}
          error={shown.message}
        />
      </Section>
    </CreationForm>
  );
}
