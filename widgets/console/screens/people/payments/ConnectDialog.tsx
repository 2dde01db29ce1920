import { useState } from 'react';
import type { PaymentAccount } from '#runtime/contracts/payment-accounts.ts';
import type { PaymentMode } from '#runtime/contracts/payment-enumerations.ts';
import { paymentsTexts } from '#runtime/i18n/en/console/payments.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { ACCOUNTS, MODE_WORDS, TOUCHED } from './payments.ts';

interface Props {
  mode: PaymentMode;
  /** The account whose key or place is taken; undefined for the first one. */
  present: PaymentAccount | undefined;
  onClose: () => void;
}

const PLACES: Readonly<Record<PaymentMode, { keys: string; start: string; restricted: string; title: string }>> = {
  live: {
    keys: 'https://dashboard.stripe.com/apikeys',
    start: 'sk_live_',
    restricted: 'rk_live_',
    title: paymentsTexts.connectLiveTitle,
  },
  test: {
    keys: 'https://dashboard.stripe.com/test/apikeys',
    start: 'sk_test_',
    restricted: 'rk_test_',
    title: paymentsTexts.connectTestTitle,
  },
};

/** Asks for the secret key of a Stripe account, and says step by step where the owner finds the key. */
export function ConnectDialog({ mode, present, onClose }: Props) {
  const [key, setKey] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, error, errors } = useAction();
  const { keys, start, restricted, title } = PLACES[mode];
  const submit = () => {
    setMissing(key.trim() === '');
    if (key.trim() === '') return;
    void run(async () => {
      const { body } = await change({ method: 'POST', path: ACCOUNTS, body: { mode, key: key.trim() } }, TOUCHED);
      notify(fill(paymentsTexts.isConnected, { name: body.name }));
      onClose();
    });
  };
  return (
    <ActionDialog
      title={present ? fill(paymentsTexts.replaceTitle, { mode: MODE_WORDS[mode] }) : title}
      action={present ? paymentsTexts.replace : paymentsTexts.connect}
      isBusy={isBusy}
      error={isMissing || errors.key ? undefined : error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ol className="p-steps">
        <li>
          {paymentsTexts.stepOpen}{' '}
          <a href={keys} target="_blank" rel="noreferrer">
            {paymentsTexts.stepOpenLink}
          </a>
        </li>
        <li>{fill(paymentsTexts.stepCopy, { start })}</li>
        <li>{paymentsTexts.stepPaste}</li>
      </ol>
      <TextField
        label={paymentsTexts.secretKey}
        type="password"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={paymentsTexts.secretKeyHint}
        value={key}
        onChange={setKey}
        error={isMissing ? paymentsTexts.enterKey : errors.key}
        readOnly={isBusy}
        required
      />
      <details>
        <summary>{paymentsTexts.restrictedTitle}</summary>
        <p className="c-quiet">{fill(paymentsTexts.restrictedText, { start: restricted })}</p>
      </details>
      {present ? (
        <p className="c-quiet">{paymentsTexts.replaceNote}</p>
      ) : (
        <p className="c-quiet">
          {paymentsTexts.noAccount}{' '}
          <a href="https://dashboard.stripe.com/register" target="_blank" rel="noreferrer">
            {paymentsTexts.createAccount}
          </a>
        </p>
      )}
    </ActionDialog>
  );
}
