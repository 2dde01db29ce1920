import { useState } from 'react';
import type { ErasedPerson } from '#runtime/contracts/submission.ts';
import { ask } from '../../../app/dialogs.ts';
import { change } from '../../../app/query.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { Section } from '../../../parts/Section.tsx';

type Counted = Exclude<keyof ErasedPerson, 'kept'>;

/** Names what was deleted of a person, in words. */
const COUNTED: Readonly<Record<Counted, string>> = {
  submissions: 'Submissions of forms',
  subscribers: 'Places in mailing lists',
  mails: 'Mails',
  orders: 'Unpaid orders',
  checkouts: 'Checkouts',
  lines: 'Lines of carts',
  reviews: 'Reviews',
  comments: 'Comments',
  giftCards: 'Gift cards that name them no more',
  cancelledSubscriptions: 'Subscriptions that were cancelled',
};

const KEPT: Readonly<Record<ErasedPerson['kept'][number]['what'], string>> = {
  orders: 'Paid orders',
  subscriptions: 'Subscriptions',
  'open payments': 'Open payments',
  'gift card mails': 'Mails of gift cards',
};

/** Deletes what the shop has about a person, and tells what it has to keep. */
export function ErasePerson({ email }: { email: string }) {
  const [erased, setErased] = useState<ErasedPerson | undefined>();
  const erase = () =>
    ask({
      title: `Delete the data of ${email}?`,
      text: 'Everything that names this address is deleted: what the person sent by forms, their places in mailing lists and member areas, their reviews and comments, unpaid orders, and mails. Subscriptions that run are cancelled without a mail. Paid orders stay, because the law asks for the books. This cannot be undone.',
      action: 'Delete the data',
      isDangerous: true,
      run: async () => {
        const call = { method: 'POST', path: '/api/owner/erase', body: { email } } as const;
        setErased((await change<ErasedPerson>(call, ['/api/owner'])).body);
      },
    });
  return (
    <Section title="Data of this person">
      {erased ? (
        <Result erased={erased} />
      ) : (
        <>
          <p>A person may ask you to delete what the shop has about them.</p>
          <div className="c-row">
            <button type="button" className="c-button" onClick={() => void erase()}>
              Delete the data of {email}…
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
      <p>The data were deleted.</p>
      <Facts facts={deleted} />
      {kept.length > 0 && (
        <div>
          <h3 className="c-label">Kept</h3>
          <Facts facts={kept.map(({ what, count, why }) => [KEPT[what], `${count}. ${why}`] as const)} />
        </div>
      )}
    </div>
  );
}
