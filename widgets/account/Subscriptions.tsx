import { useState } from 'react';
import { readSubscriptions } from '#runtime/account/lists.ts';
import { boot } from '#runtime/boot.ts';
import type { AccountSubscription } from '#runtime/contracts/account.ts';
import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ContractLinks } from './ContractLinks.tsx';
import { useAccount } from './context.ts';
import { Section } from './controls.tsx';
import { dateText } from './date-text.ts';
import { ListState } from './ListState.tsx';
import { useList } from './use-list.ts';

/** The person's subscriptions. Each has a page that pauses, changes and cancels it. Nothing shows for none. */
export function Subscriptions() {
  const { texts } = useAccount();
  const [links, setLinks] = useState<readonly LegalPage[]>([]);
  const { list, reload } = useList(async () => {
    const { subscriptions, contractLinks = [] } = await readSubscriptions();
    setLinks(contractLinks);
    return subscriptions;
  });
  if (list.status === 'loading' || (list.status === 'ready' && list.items.length === 0)) return null;
  return (
    <Section title={texts.subscriptions}>
      <ListState list={list} reload={reload} />
      {list.status === 'ready' && (
        <ul className="sqa-list">
          {list.items.map((subscription) => (
            <SubscriptionLine key={subscription.id} subscription={subscription} />
          ))}
        </ul>
      )}
      <ContractLinks links={links} />
    </Section>
  );
}

function SubscriptionLine({ subscription }: { subscription: AccountSubscription }) {
  const { texts, language } = useAccount();
  const { title, state, cycleCents, currency, nextBillingAt, timeZone, path } = subscription;
  const amount = formatMoney(cycleCents, currency, language);
  const states = {
    active: texts.subscriptionActive,
    paused: texts.subscriptionPaused,
    ended: texts.subscriptionEnded,
    cancelled: texts.subscriptionCancelled,
  };
  const next =
    nextBillingAt === null
      ? texts.nothingDue
      : fill(texts.nextPayment, { amount, date: dateText(nextBillingAt, language, timeZone) });
  return (
    <li>
      <span className="sqa-line-name">{title}</span>
      <span>{states[state]}</span>
      <span>{next}</span>
      <span>
        <a href={boot().base + path}>{fill(texts.manageSubscription, { title })}</a>
      </span>
    </li>
  );
}
