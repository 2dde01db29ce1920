import { useMemo } from 'react';
import type { WebhookDeliveries, WebhookDelivery } from '#runtime/contracts/webhooks.ts';
import { notify } from '../../../app/notices.ts';
import { change, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TOPIC_TEXTS } from './webhooks.ts';

const STATES = { waiting: 'Waits for another try', sent: 'Arrived', dead: 'Given up' } as const;

/** The messages of a webhook. */
export function Deliveries({ path }: { path: string }) {
  const pages = usePages<WebhookDeliveries>(path);
  const columns = useMemo(() => columnsOf(path), [path]);
  return (
    <Section title="Messages">
      <PagedTable
        of={pages}
        label="Messages"
        rows="deliveries"
        columns={columns}
        rowId={({ id }) => id}
        empty={<p>No message was sent yet.</p>}
      />
    </Section>
  );
}

function columnsOf(path: string): Column<WebhookDelivery>[] {
  return [
    { id: 'topic', title: 'About', isTitle: true, value: ({ topic }) => textOf(topic) },
    { id: 'state', title: 'State', value: ({ state }) => STATES[state] },
    { id: 'answer', title: 'Answer', isNumber: true, value: ({ statusCode }) => statusCode ?? '–' },
    { id: 'attempts', title: 'Attempts', isNumber: true, value: ({ attempts }) => attempts },
    {
      ...{ id: 'time', title: 'When', value: ({ createdAt }) => createdAt },
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      ...{ id: 'again', title: 'Again' },
      cell: ({ id }) =>
        may('webhooks:write') ? (
          <ActionButton isSmall action={() => sendAgain(path, id)}>
            Send again
          </ActionButton>
        ) : (
          '–'
        ),
    },
  ];
}

function textOf(topic: string): string {
  if (topic === 'ping') return 'A try';
  return Object.hasOwn(TOPIC_TEXTS, topic) ? TOPIC_TEXTS[topic as keyof typeof TOPIC_TEXTS] : topic;
}

async function sendAgain(path: string, id: string): Promise<void> {
  const call = { method: 'POST', path: `${path}/${encodeURIComponent(id)}/resend`, body: {} } as const;
  const { body } = await change<WebhookDelivery>(call, [path]);
  if (body.state === 'sent') notify('The message has arrived.');
  else notify('The message has not arrived.', { kind: 'failed' });
}
