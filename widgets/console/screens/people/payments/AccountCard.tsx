import { addressOf } from '#runtime/api/calls.ts';
import type { PaymentAccount, PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import type { PaymentMode } from '#runtime/contracts/payment-enumerations.ts';
import { paymentsTexts } from '#runtime/i18n/en/console/payments.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { askToDisconnect } from './disconnect.ts';
import { ACCOUNTS, connected, hasLiveProvider, MODE_WORDS, PROBLEM_TEXTS } from './payments.ts';

interface Props {
  mode: PaymentMode;
  list: PaymentAccountList;
  onConnect: () => void;
}

const TEXTS = {
  live: {
    title: paymentsTexts.liveAccount,
    empty: paymentsTexts.noLiveAccount,
    connect: paymentsTexts.connectLive,
  },
  test: {
    title: paymentsTexts.testAccount,
    empty: paymentsTexts.noTestAccount,
    connect: paymentsTexts.connectTest,
  },
} as const;

/** The account that takes new payments in one mode, or how to connect one. */
export function AccountCard({ mode, list, onConnect }: Props) {
  const account = connected(list, mode);
  const texts = TEXTS[mode];
  // The card of the mode has this button while nobody can be charged.
  const isOfferedAbove = mode === 'live' && !hasLiveProvider(list) && may('settings:read');
  return (
    <Section title={texts.title} actions={<StateBadge account={account} />}>
      {account ? (
        <>
          <AccountFacts account={account} />
          {may('payments:write') && <Acts account={account} list={list} onConnect={onConnect} />}
        </>
      ) : (
        <>
          <p>{texts.empty}</p>
          {may('payments:write') && !isOfferedAbove && (
            <p>
              <button type="button" className="c-button" onClick={onConnect}>
                {texts.connect}
              </button>
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function StateBadge({ account }: { account: PaymentAccount | undefined }) {
  if (!account) return <span className="c-badge">{paymentsTexts.notConnected}</span>;
  if (account.problem) return <span className="c-badge c-badge--warn">{paymentsTexts.attention}</span>;
  return <span className="c-badge">{paymentsTexts.connectedBadge}</span>;
}

function AccountFacts({ account }: { account: PaymentAccount }) {
  const { name, country, providerAccount, lastCharacters, problem, hasWebhook } = account;
  const { connectedAt, checkedAt, lastEventAt } = account;
  return (
    <>
      {problem && (
        <p role="alert" className="c-error">
          {PROBLEM_TEXTS[problem]}
        </p>
      )}
      <Facts
        facts={[
          [
            paymentsTexts.account,
            [name, country, name !== providerAccount && providerAccount].filter(Boolean).join(' · '),
          ],
          [paymentsTexts.key, fill(paymentsTexts.keyEndsWith, { last: lastCharacters })],
          [paymentsTexts.since, dateTime(connectedAt)],
          [paymentsTexts.checked, dateTime(checkedAt)],
          [
            paymentsTexts.lastReport,
            lastEventAt === null ? hasWebhook && paymentsTexts.noReport : dateTime(lastEventAt),
          ],
        ]}
      />
    </>
  );
}

function Acts({
  account,
  list,
  onConnect,
}: {
  account: PaymentAccount;
  list: PaymentAccountList;
  onConnect: () => void;
}) {
  const mode = MODE_WORDS[account.mode];
  return (
    <div className="c-row">
      <ActionButton action={() => check(account.id)}>{fill(paymentsTexts.checkNow, { mode })}</ActionButton>
      <button type="button" className="c-button" onClick={onConnect}>
        {fill(paymentsTexts.replaceKey, { mode })}
      </button>
      <button type="button" className="c-button" onClick={() => void askToDisconnect(account, list)}>
        {fill(paymentsTexts.disconnect, { mode })}
      </button>
    </div>
  );
}

async function check(accountId: string): Promise<void> {
  const path = addressOf('/api/owner/payment-accounts/:accountId/check', { accountId });
  const { body } = await change({ method: 'POST', path }, [ACCOUNTS]);
  if (body.problem) notify(paymentsTexts.isCheckedWithProblem, { kind: 'failed' });
  else notify(paymentsTexts.isChecked);
}
