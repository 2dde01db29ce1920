import { useState } from 'react';
import type { ErasedPerson } from '#runtime/contracts/submission.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { change } from '../../../app/query.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { Section } from '../../../parts/Section.tsx';

type Counted = Exclude<keyof ErasedPerson, 'kept'>;

/** Writes what was deleted of a person. */
const COUNTED: Readonly<Record<Counted, string>> = {
  submissions: sellingTexts.submissionsOfForms,
  subscribers: sellingTexts.placesInMailingLists,
  mails: sellingTexts.mails,
  orders: sellingTexts.unpaidOrders,
  checkouts: sellingTexts.checkouts,
  lines: sellingTexts.linesOfCarts,
  reviews: sellingTexts.reviews,
  comments: sellingTexts.comments,
  giftCards: sellingTexts.giftCardsThatName,
  cancelledSubscriptions: sellingTexts.subscriptionsThatWereCancelled,
};

const KEPT: Readonly<Record<ErasedPerson['kept'][number]['what'], string>> = {
  orders: sellingTexts.paidOrders,
  subscriptions: sellingTexts.subscriptions,
  'open payments': sellingTexts.openPayments,
  'gift card mails': sellingTexts.mailsOfGiftCards,
  withdrawals: sellingTexts.withdrawalsKept,
};

/** Deletes what the shop has about a person, and shows what it has to keep. */
export function ErasePerson({ email }: { email: string }) {
  const [erased, setErased] = useState<ErasedPerson | undefined>();
  const erase = () =>
    ask({
      title: fill(sellingTexts.deleteTheDataOfEmailQuestion, { email }),
      text: sellingTexts.everythingThatNames,
      action: sellingTexts.deleteTheData,
      isDangerous: true,
      run: async () => {
        const call = { method: 'POST', path: '/api/owner/erase', body: { email } } as const;
        setErased((await change(call, ['/api/owner'])).body);
      },
    });
  return (
    <Section title={sellingTexts.dataOfThisPerson}>
      {erased ? (
        <Result erased={erased} />
      ) : (
        <>
          <p>{sellingTexts.personMayAsk}</p>
          <div className="c-row">
            <button type="button" className="c-button" onClick={() => void erase()}>
              {fill(sellingTexts.deleteTheDataOfEmail, { email })}
            </button>
          </div>
        </>
      )}
    </Section>
  );
}

function Result({ erased }: { erased: ErasedPerson }) {
  const deleted = Object.entries(COUNTED).map(([name, text]) => [text, erased[name as Counted] || null] as const);
  const kept = erased.kept.filter(({ count }) => count > 0);
  return (
    <div role="status" className="c-stack">
      <p>{sellingTexts.dataWereDeleted}</p>
      <Facts facts={deleted} />
      {kept.length > 0 && (
        <div>
          <h3 className="c-label">{sellingTexts.kept}</h3>
          <Facts facts={kept.map(({ what, count, why }) => [KEPT[what], `${count}. ${why}`] as const)} />
        </div>
      )}
    </div>
  );
}
