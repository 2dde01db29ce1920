import { useEffect } from 'react';
import type { OwnerMail, OwnerMails } from '#runtime/contracts/owner.ts';
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
  waiting: 'Waits to be sent',
  sending: 'Is being sent',
  sent: 'Sent',
  dead: 'Could not be sent',
};

const COLUMNS: readonly Column<OwnerMail>[] = [
  { id: 'subject', title: 'Subject', isTitle: true, cell: ({ subject, kind }) => subject || kind },
  { id: 'recipient', title: 'To', value: ({ recipient }) => recipient },
  {
    ...{ id: 'status', title: 'State' },
    cell: ({ status, sentAt, error }) => (
      <div>
        <span className={status === 'dead' ? 'c-badge c-badge--warn' : 'c-badge'}>{STATUS_TEXT[status]}</span>
        {sentAt !== null && <div className="c-quiet">{dateTime(sentAt)}</div>}
        {error && <div className="c-quiet">{error}</div>}
      </div>
    ),
  },
  {
    ...{ id: 'again', title: 'Send again' },
    cell: ({ id, status, subject }) =>
      may('mails:write') &&
      (status === 'sent' || status === 'dead') && (
        <ActionButton
          isSmall
          action={() => change({ method: 'POST', path: `/api/owner/mails/${id}/send`, body: {} }, ['/api/owner/mails'])}
          done="The mail is on its way again."
        >
          Send again<span className="c-hidden">: {subject}</span>
        </ActionButton>
      ),
  },
];

/** The mails about an order, each of which can be sent again. */
export function OrderMails({ orderId }: { orderId: string }) {
  const mails = usePages<OwnerMails>(`/api/owner/mails?order=${encodeURIComponent(orderId)}`);
  const { data, dataUpdatedAt } = mails;
  const isWaiting = data?.pages.some((page) =>
    page.mails.some(({ status }) => status === 'waiting' || status === 'sending'),
  );
  // A mail is sent some seconds after what it tells of.
  useEffect(() => {
    if (!isWaiting || dataUpdatedAt === 0) return undefined;
    const timer = setTimeout(() => refresh(['/api/owner/mails']), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, dataUpdatedAt]);
  return (
    <Section title="Mails">
      <PagedTable
        of={mails}
        label="Mails"
        rows="mails"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>No mail about this order is kept.</p>}
      />
    </Section>
  );
}
