import { useState } from 'react';
import type { Webhook } from '#runtime/contracts/webhooks.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { TOPIC_TEXTS, WEBHOOKS } from './webhooks.ts';

const COLUMNS: readonly Column<Webhook>[] = [
  {
    id: 'url',
    title: commonTexts.address,
    isTitle: true,
    value: ({ url }) => url,
    cell: ({ id, url }) => <Link to={`webhooks/${id}`}>{url}</Link>,
  },
  {
    id: 'topics',
    title: peopleTexts.toldOf,
    cell: ({ topics }) => topics.map((topic) => TOPIC_TEXTS[topic]).join('; '),
  },
  { id: 'state', title: commonTexts.state, cell: (webhook) => <State webhook={webhook} /> },
];

/** Programs elsewhere to which the shop sends what happens. */
export default function Webhooks() {
  const [isAdding, setAdding] = useState(false);
  const reading = useAnswer(WEBHOOKS);
  return (
    <Page
      title={peopleTexts.webhooksTitle}
      actions={
        may('webhooks:write') && (
          <button type="button" className="c-button c-button--main" onClick={() => setAdding(true)}>
            {peopleTexts.addAWebhook}
          </button>
        )
      }
    >
      <p>{peopleTexts.shopTellsAProgram}</p>
      <Loaded of={reading}>
        {({ webhooks }) => (
          <DataTable
            label={peopleTexts.webhooksTitle}
            rows={webhooks}
            columns={COLUMNS}
            rowId={({ id }) => id}
            empty={<p>{peopleTexts.noProgramIsTold}</p>}
          />
        )}
      </Loaded>
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function State({ webhook: { isEnabled, failingSince } }: { webhook: Webhook }) {
  if (!isEnabled) return <span className="c-badge">{peopleTexts.off}</span>;
  if (failingSince === null) return <span className="c-badge">{peopleTexts.on}</span>;
  return (
    <span className="c-badge c-badge--warn">{fill(peopleTexts.failsSinceTime, { time: dateTime(failingSince) })}</span>
  );
}
