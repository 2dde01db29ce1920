import type { Webhook, WebhookDefinition, WebhookDelivery } from '#runtime/contracts/webhooks.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, queries } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { EditorScreen } from '../parts/EditorScreen.tsx';
import { Deliveries } from './Deliveries.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import { toDefinition, WEBHOOKS } from './webhooks.ts';

/** One webhook with its messages. */
export default function OneWebhook({ parts }: { parts: ScreenParts }) {
  const path = `${WEBHOOKS}/${encodeURIComponent(parts.webhook ?? '')}`;
  const editor = useEditor<Webhook, WebhookDefinition>({ path, toValue: toDefinition, touched: [WEBHOOKS] });
  const webhook = editor.reading.data?.body;
  return (
    <EditorScreen
      title="Webhook"
      back={{ to: 'webhooks', text: 'Webhooks' }}
      editor={editor}
      mayChange={may('webhooks:write')}
      names={{ url: 'Address', topics: 'What it is told of', isEnabled: 'Switched on' }}
      below={
        webhook && (
          <>
            {may('webhooks:write') && <Actions path={path} webhook={webhook} />}
            <Deliveries path={`${path}/deliveries`} />
          </>
        )
      }
    >
      {(fields) => (
        <Section title="What is told to whom">
          {webhook && webhook.failingSince !== null && (
            <p role="alert" className="c-error">
              No message has arrived since {dateTime(webhook.failingSince)}.
            </p>
          )}
          <WebhookFields {...fields} />
        </Section>
      )}
    </EditorScreen>
  );
}

function Actions({ path, webhook }: { path: string; webhook: Webhook }) {
  const { run, isBusy, error } = useAction();
  const ping = () =>
    run(async () => {
      const { body } = await change<WebhookDelivery>({ method: 'POST', path: `${path}/ping`, body: {} }, [path]);
      if (body.state === 'sent') notify('The message has arrived.');
      else notify(`The message has not arrived. ${answerText(body)}`, { kind: 'failed' });
    });
  return (
    <Section title="Try it">
      <div className="c-row">
        <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void ping()}>
          {isBusy ? 'Sending…' : 'Send a message to try'}
        </button>
        <button type="button" className="c-button c-button--danger" onClick={() => void remove(path, webhook)}>
          Delete the webhook
        </button>
      </div>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
    </Section>
  );
}

function answerText({ statusCode }: WebhookDelivery): string {
  return statusCode === null ? 'No answer came.' : `The answer was ${statusCode}.`;
}

async function remove(path: string, { version }: Webhook): Promise<void> {
  const isRemoved = await ask({
    title: 'Delete this webhook?',
    text: 'Its messages and its secret are gone for good. The program is told of nothing any more.',
    action: 'Delete',
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path, version });
    },
  });
  if (!isRemoved) return;
  notify('The webhook is deleted.');
  await navigate('webhooks');
  queries.removeQueries({ queryKey: [path] });
  await queries.invalidateQueries({ queryKey: [WEBHOOKS] });
}
