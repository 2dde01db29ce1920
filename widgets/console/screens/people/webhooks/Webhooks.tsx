import { useState } from 'react';
import type { Webhooks as List, Webhook } from '#runtime/contracts/webhooks.ts';
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
    ...{ id: 'url', title: 'Address', isTitle: true, value: ({ url }) => url },
    cell: ({ id, url }) => <Link to={`webhooks/${id}`}>{url}</Link>,
  },
  { id: 'topics', title: 'Told of', cell: ({ topics }) => topics.map((topic) => TOPIC_TEXTS[topic]).join('; ') },
  { id: 'state', title: 'State', cell: (webhook) => <State webhook={webhook} /> },
];

/** Programs elsewhere that the shop tells of what happens. */
export default function Webhooks() {
  const [isAdding, setAdding] = useState(false);
  const reading = useAnswer<List>(WEBHOOKS);
  return (
    <Page
      title="Webhooks"
      actions={
        may('webhooks:write') && (
          <button type="button" className="c-button c-button--main" onClick={() => setAdding(true)}>
            Add a webhook
          </button>
        )
      }
    >
      <p>The shop tells a program elsewhere what happens, such as your accounting or your warehouse.</p>
      <Loaded of={reading}>
        {({ webhooks }) => (
          <DataTable
            label="Webhooks"
            rows={webhooks}
            columns={COLUMNS}
            rowId={({ id }) => id}
            empty={<p>No program is told of anything yet. Add a webhook first.</p>}
          />
        )}
      </Loaded>
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function State({ webhook: { isEnabled, failingSince } }: { webhook: Webhook }) {
  if (!isEnabled) return <span className="c-badge">Off</span>;
  if (failingSince === null) return <span className="c-badge">On</span>;
  return <span className="c-badge c-badge--warn">Fails since {dateTime(failingSince)}</span>;
}
