import type { OwnerMail, OwnerMails } from '#runtime/contracts/owner.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { useQueryChoice } from '../parts/use-query-choice.ts';

const MAILS = '/api/owner/mails';
const TABS = [
  ['dead', 'Failed'],
  ['sent', 'Sent'],
  ['waiting', 'Waiting'],
  ['sending', 'On their way'],
] as const;
const EMPTY = {
  dead: 'Every mail was sent.',
  sent: 'No mail was sent yet.',
  waiting: 'No mail waits.',
  sending: 'No mail is on its way.',
} as const;

const COLUMNS: readonly Column<OwnerMail>[] = [
  { id: 'subject', title: 'Subject', isTitle: true, value: ({ subject, kind }) => subject || kind },
  { id: 'recipient', title: 'To', value: ({ recipient }) => recipient },
  {
    ...{ id: 'time', title: 'When', value: ({ createdAt }) => createdAt },
    cell: ({ createdAt, sentAt }) => dateTime(sentAt ?? createdAt),
  },
  { id: 'attempts', title: 'Attempts', isNumber: true, value: ({ attempts }) => attempts },
  { id: 'error', title: 'Last error', value: ({ error }) => error || '–' },
  {
    ...{ id: 'send', title: 'Again' },
    cell: (mail) =>
      (mail.status === 'dead' || mail.status === 'sent') && may('mails:write') ? (
        <ActionButton isSmall action={() => askAndSend(mail)}>
          Send again<span className="c-hidden"> to {mail.recipient}</span>
        </ActionButton>
      ) : (
        '–'
      ),
  },
];

/** The shop's mails by their status. What they say is for their recipients alone. */
export default function Mails() {
  const [status, setStatus] = useQueryChoice('status', TABS, 'dead');
  const pages = usePages<OwnerMails>(`${MAILS}?status=${status}`);
  return (
    <Page title="Mails">
      <Tabs label="Which mails" value={status} options={TABS} onChange={setStatus} />
      <PagedTable
        of={pages}
        label="Mails"
        rows="mails"
        columns={COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{EMPTY[status]}</p>}
      />
    </Page>
  );
}

/** Somebody who has the mail already would get it twice. */
async function askAndSend(mail: OwnerMail): Promise<void> {
  if (mail.status === 'dead') return sendAgain(mail);
  await ask({
    title: 'Send this mail once more?',
    text: `${mail.recipient} gets it a second time.`,
    action: 'Send again',
    run: () => sendAgain(mail),
  });
}

async function sendAgain({ id, recipient }: OwnerMail): Promise<void> {
  await change({ method: 'POST', path: `${MAILS}/${id}/send` }, [MAILS]);
  notify(`The mail to ${recipient} is sent again.`);
}
