import { useEffect } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerMail } from '#runtime/contracts/owner.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { change, refresh, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { Section } from '../../../parts/Section.tsx';

/** How long a list with a mail that waits is shown before it is read anew, in ms. */
const LOOK_AGAIN_MS = 5_000;

const STATUS_TEXT: Readonly<Record<OwnerMail['status'], string>> = {
  waiting: sellingTexts.waitsToBeSent,
  sending: sellingTexts.isBeingSent,
  sent: commonTexts.mailed,
  dead: sellingTexts.couldNotBeSent,
};

const COLUMNS: readonly Column<OwnerMail>[] = [
  { id: 'subject', title: sellingTexts.subject, isTitle: true, cell: ({ subject, kind }) => subject || kind },
  { id: 'recipient', title: sellingTexts.to, value: ({ recipient }) => recipient },
  {
    id: 'status',
    title: commonTexts.state,
    cell: ({ status, sentAt, error }) => (
      <div>
        <span className={status === 'dead' ? 'c-badge c-badge--warn' : 'c-badge'}>{STATUS_TEXT[status]}</span>
        {sentAt !== null && <div className="c-quiet">{dateTime(sentAt)}</div>}
        {error && <div className="c-quiet">{error}</div>}
      </div>
    ),
  },
  {
    id: 'again',
    title: sellingTexts.sendAgain,
    cell: ({ id, status, subject }) =>
      may('mails:write') &&
      (status === 'sent' || status === 'dead') && (
        <ActionButton isSmall action={() => sendAgain(id)} done={sellingTexts.mailIsOnItsWayAgain}>
          {sellingTexts.sendAgain}
          <span className="sq-visually-hidden">: {subject}</span>
        </ActionButton>
      ),
  },
];

function sendAgain(mailId: string): Promise<unknown> {
  const path = addressOf('/api/owner/mails/:mailId/send', { mailId });
  return change({ method: 'POST', path }, ['/api/owner/mails']);
}

/** The mails about an order, each of which can be sent again. */
export function OrderMails({ orderId }: { orderId: string }) {
  const mails = usePages(addressOf('/api/owner/mails', { order: orderId }));
  const { data, dataUpdatedAt } = mails;
  const isWaiting = data?.pages.some((page) =>
    page.mails.some(({ status }) => status === 'waiting' || status === 'sending'),
  );
  // A mail is sent some seconds after what it is about.
  useEffect(() => {
    if (!isWaiting || dataUpdatedAt === 0) return undefined;
    const timer = setTimeout(() => refresh(['/api/owner/mails']), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, dataUpdatedAt]);
  return (
    <Section title={sellingTexts.mails}>
      <PagedTable
        of={mails}
        label={sellingTexts.mails}
        rows="mails"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{sellingTexts.noMailAbout}</p>}
      />
    </Section>
  );
}
