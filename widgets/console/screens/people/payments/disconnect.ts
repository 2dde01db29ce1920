import { addressOf } from '#runtime/api/calls.ts';
import type { PaymentAccount, PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import { paymentsTexts } from '#runtime/i18n/en/console/payments.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { TOUCHED } from './payments.ts';

/** Asks whether an account charges nobody any more, and says what follows from that. */
export function askToDisconnect(account: PaymentAccount, list: PaymentAccountList): Promise<boolean> {
  const { id, name, isUsed } = account;
  return ask({
    title: fill(paymentsTexts.disconnectTitle, { name }),
    text: [isUsed ? paymentsTexts.disconnectUsed : paymentsTexts.disconnectUnused, whoPaysThen(account, list)]
      .filter(Boolean)
      .join(' '),
    action: paymentsTexts.disconnectAction,
    keep: paymentsTexts.keepAccount,
    isDangerous: true,
    run: async () => {
      const path = addressOf('/api/owner/payment-accounts/:accountId/disconnect', { accountId: id });
      const { body } = await change({ method: 'POST', path }, TOUCHED);
      const isLeft = !isUsed && body.accounts.some((left) => left.id === id);
      notify(fill(isLeft ? paymentsTexts.isHalfDisconnected : paymentsTexts.isDisconnected, { name }));
    },
  });
}

function whoPaysThen({ mode, state }: PaymentAccount, { serverMode }: PaymentAccountList): string {
  if (mode !== 'live' || state !== 'connected') return '';
  return serverMode === null ? paymentsTexts.disconnectLast : paymentsTexts.disconnectServer;
}
