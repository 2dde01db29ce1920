import type { PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import { paymentsTexts } from '#runtime/i18n/en/console/payments.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { may } from '../../../app/session.ts';
import { Section } from '../../../parts/Section.tsx';
import { askToDisconnect } from './disconnect.ts';
import { MODE_WORDS } from './payments.ts';

/** Accounts that take no new payments, and stay for the refunds of earlier ones. */
export function EarlierAccounts({ list }: { list: PaymentAccountList }) {
  const earlier = list.accounts.filter(({ state }) => state !== 'connected');
  if (earlier.length === 0) return null;
  return (
    <Section title={paymentsTexts.earlier}>
      <p>{paymentsTexts.earlierText}</p>
      <ul className="c-list">
        {earlier.map((account) => (
          <li key={account.id} className="c-stack">
            <div>
              <strong>{account.name}</strong> <span className="c-badge">{MODE_WORDS[account.mode]}</span>
              <br />
              <span className="c-quiet">
                {account.state === 'replaced' ? paymentsTexts.replacedState : paymentsTexts.disconnectedState}
                {` · ${fill(paymentsTexts.keyEndsWith, { last: account.lastCharacters })}`}
              </span>
            </div>
            {may('payments:write') && (account.state === 'replaced' || !account.isUsed) && (
              <p>
                <button
                  type="button"
                  className="c-button c-button--small"
                  onClick={() => void askToDisconnect(account, list)}
                >
                  {fill(paymentsTexts.disconnectNamed, { name: account.name })}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
