import { useState } from 'react';
import type { PaymentMode } from '#runtime/contracts/payment-enumerations.ts';
import { paymentsTexts } from '#runtime/i18n/en/console/payments.ts';
import { useAnswer } from '../../../app/query.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { AccountCard } from './AccountCard.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { EarlierAccounts } from './EarlierAccounts.tsx';
import { ModeCard } from './ModeCard.tsx';
import { ACCOUNTS, connected } from './payments.ts';

/** The shop's accounts at Stripe, and whether buyers pay real money. */
export default function Payments() {
  const reading = useAnswer(ACCOUNTS);
  const [connecting, setConnecting] = useState<PaymentMode>();
  return (
    <Page title={paymentsTexts.payments}>
      <p>{paymentsTexts.purpose}</p>
      <Loaded of={reading}>
        {(list) => (
          <>
            <ModeCard list={list} onConnect={() => setConnecting('live')} />
            {(['live', 'test'] as const).map((mode) => (
              <AccountCard key={mode} mode={mode} list={list} onConnect={() => setConnecting(mode)} />
            ))}
            <EarlierAccounts list={list} />
            {connecting && (
              <ConnectDialog
                mode={connecting}
                present={connected(list, connecting)}
                onClose={() => setConnecting(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
