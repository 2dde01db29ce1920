import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerMail } from '#runtime/contracts/owner.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
  ['dead', peopleTexts.failed],
  ['sent', commonTexts.mailed],
  ['waiting', peopleTexts.waiting],
  ['sending', peopleTexts.onTheirWay],
] as const;
const EMPTY = {
  dead: peopleTexts.everyMailWasSent,
  sent: peopleTexts.noMailWasSent,
  waiting: peopleTexts.noMailWaits,
  sending: peopleTexts.noMail,
} as const;

const COLUMNS: readonly Column<OwnerMail>[] = [
  { id: 'subject', title: peopleTexts.subject, isTitle: true, value: ({ subject, kind }) => subject || kind },
  { id: 'recipient', title: peopleTexts.to, value: ({ recipient }) => recipient },
  {
    id: 'time',
    title: peopleTexts.when,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt, sentAt }) => dateTime(sentAt ?? createdAt),
  },
  { id: 'attempts', title: peopleTexts.attempts, isNumber: true, value: ({ attempts }) => attempts },
  { id: 'error', title: peopleTexts.lastError, value: ({ error }) => error || '–' },
  {
    id: 'send',
    title: peopleTexts.again,
    cell: (mail) =>
      (mail.status === 'dead' || mail.status === 'sent') && may('mails:write') ? (
        <ActionButton isSmall action={() => askAndSend(mail)}>
          {peopleTexts.sendAgain}
          <span className="sq-visually-hidden"> {fill(peopleTexts.toRecipient, { recipient: mail.recipient })}</span>
        </ActionButton>
      ) : (
        '–'
      ),
  },
];

/** The shop's mails by their status. What they say is for their recipients alone. */
export default function Mails() {
  const [status, setStatus] = useQueryChoice('status', TABS, 'dead');
  const pages = usePages(addressOf(MAILS, { status }));
  return (
    <Page title={peopleTexts.mails}>
      <Tabs label={peopleTexts.whichMails} value={status} options={TABS} onChange={setStatus} />
      <PagedTable
        of={pages}
        label={peopleTexts.mails}
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
    title: peopleTexts.sendThisMailOnce,
    text: fill(peopleTexts.getsItASecond, { recipient: mail.recipient }),
    action: peopleTexts.sendAgain,
    run: () => sendAgain(mail),
  });
}

async function sendAgain({ id, recipient }: OwnerMail): Promise<void> {
  await change({ method: 'POST', path: addressOf('/api/owner/mails/:mailId/send', { mailId: id }) }, [MAILS]);
  notify(fill(peopleTexts.mailToIsSent, { recipient }));
}
