import { useState } from 'react';
import type { ErasedPerson } from '#runtime/contracts/submission.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { change, refresh } from '../../../app/query.ts';
import { Facts } from '../../../parts/Facts.tsx';

type Counted = Exclude<keyof ErasedPerson, 'kept'>;

/** Writes what was deleted of a person. */
const COUNTED: Readonly<Record<Counted, string>> = {
  submissions: customersTexts.submissionsOfForms,
  subscribers: customersTexts.placesInMailingLists,
  mails: customersTexts.mails,
  orders: customersTexts.unpaidOrders,
  checkouts: customersTexts.checkouts,
  lines: customersTexts.linesOfCarts,
  reviews: customersTexts.reviews,
  comments: customersTexts.comments,
  giftCards: customersTexts.giftCardsThatName,
  cancelledSubscriptions: customersTexts.subscriptionsThatWereCancelled,
};

const KEPT: Readonly<Record<ErasedPerson['kept'][number]['what'], string>> = {
  orders: customersTexts.paidOrders,
  subscriptions: customersTexts.subscriptions,
  'open payments': customersTexts.openPayments,
  'gift card mails': customersTexts.mailsOfGiftCards,
  withdrawals: customersTexts.withdrawalsKept,
};

interface Props {
  email: string;
  /** Addresses that the person's account had before. */
  earlierEmails: readonly string[];
}

/** Deletes what the shop has about a person by all of their addresses, and shows what it has to keep. */
export function ErasePerson({ email, earlierEmails }: Props) {
  const [erased, setErased] = useState<ErasedPerson | undefined>();
  const erase = () =>
    ask({
      title: fill(customersTexts.deleteTheDataOfEmailQuestion, { email }),
      text: customersTexts.everythingThatNames,
      action: customersTexts.deleteTheData,
      isDangerous: true,
      run: async () => {
        const results: ErasedPerson[] = [];
        // The account knows its earlier addresses, so its own goes last; a repeat finds whatever is left.
        for (const each of [...earlierEmails, email]) {
          results.push((await change({ method: 'POST', path: '/api/owner/erase', body: { email: each } })).body);
        }
        setErased(results.reduce(together));
        refresh(['/api/owner']);
      },
    });
  return (
    <div className="c-stack">
      {erased ? (
        <Result erased={erased} />
      ) : (
        <>
          <p>{customersTexts.personMayAsk}</p>
          <div className="c-row">
            <button type="button" className="c-button" onClick={() => void erase()}>
              {fill(customersTexts.deleteTheDataOfEmail, { email })}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function Result({ erased }: { erased: ErasedPerson }) {
  const deleted = Object.entries(COUNTED).map(([name, text]) => [text, erased[name as Counted] || null] as const);
  const kept = erased.kept.filter(({ count }) => count > 0);
  return (
    <div role="status" className="c-stack">
      <p>{customersTexts.dataWereDeleted}</p>
      <Facts facts={deleted} />
      {kept.length > 0 && (
        <div>
          <h3 className="c-label">{customersTexts.kept}</h3>
          <Facts facts={kept.map(({ what, count, why }) => [KEPT[what], `${count}. ${why}`] as const)} />
        </div>
      )}
    </div>
  );
}

/** What was deleted of two addresses of a person. */
function together(one: ErasedPerson, other: ErasedPerson): ErasedPerson {
  const counts = Object.keys(COUNTED).map((name) => [name, one[name as Counted] + other[name as Counted]] as const);
  const kept = Map.groupBy([...one.kept, ...other.kept], ({ what }) => what);
  const sums = [...kept.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
  return { ...one, ...Object.fromEntries(counts), kept: sums };
}
