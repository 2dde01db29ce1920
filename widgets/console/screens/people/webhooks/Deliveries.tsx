import { useMemo } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { WebhookDelivery } from '#runtime/contracts/webhooks.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { notify } from '../../../app/notices.ts';
import { change, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TOPIC_TEXTS } from './webhooks.ts';

const STATES = {
  waiting: peopleTexts.waitsForAnotherTry,
  sent: peopleTexts.arrived,
  dead: peopleTexts.givenUp,
} as const;

/** The messages of a webhook. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const pages = usePages(listAddress(webhookId));
  const columns = useMemo(() => columnsOf(webhookId), [webhookId]);
  return (
    <Section title={peopleTexts.sentMessages}>
      <PagedTable
        of={pages}
        label={peopleTexts.sentMessages}
        rows="deliveries"
        columns={columns}
        rowId={({ id }) => id}
        empty={<p>{peopleTexts.noMessageWasSent}</p>}
      />
    </Section>
  );
}

const listAddress = (webhookId: string) => addressOf('/api/owner/webhooks/:webhookId/deliveries', { webhookId });

function columnsOf(webhookId: string): Column<WebhookDelivery>[] {
  return [
    { id: 'topic', title: peopleTexts.about, isTitle: true, value: ({ topic }) => topicText(topic) },
    { id: 'state', title: commonTexts.state, value: ({ state }) => STATES[state] },
    { id: 'answer', title: peopleTexts.answer, isNumber: true, value: ({ statusCode }) => statusCode ?? '–' },
    { id: 'attempts', title: peopleTexts.attempts, isNumber: true, value: ({ attempts }) => attempts },
    {
      id: 'time',
      title: peopleTexts.when,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      id: 'again',
      title: peopleTexts.again,
      cell: ({ id }) =>
        may('webhooks:write') ? (
          <ActionButton isSmall action={() => sendAgain(webhookId, id)}>
            {peopleTexts.sendAgain}
          </ActionButton>
        ) : (
          '–'
        ),
    },
  ];
}

function topicText(topic: string): string {
  if (topic === 'ping') return peopleTexts.try;
  return Object.hasOwn(TOPIC_TEXTS, topic) ? TOPIC_TEXTS[topic as keyof typeof TOPIC_TEXTS] : topic;
}

async function sendAgain(webhookId: string, deliveryId: string): Promise<void> {
  const ids = { webhookId, deliveryId };
  const path = addressOf('/api/owner/webhooks/:webhookId/deliveries/:deliveryId/resend', ids);
  const { body } = await change({ method: 'POST', path }, [listAddress(webhookId)]);
  if (body.state === 'sent') notify(peopleTexts.messageHasArrived);
  else notify(peopleTexts.messageHasNotArrived, { kind: 'failed' });
}
