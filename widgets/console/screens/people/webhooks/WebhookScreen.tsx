import { addressOf } from '#runtime/api/calls.ts';
import type { Webhook, WebhookDelivery } from '#runtime/contracts/webhooks.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
import { toDefinition, WEBHOOKS, webhookAddress } from './webhooks.ts';

/** One webhook with its messages. */
export default function WebhookScreen({ parts }: { parts: ScreenParts }) {
  const webhookId = parts.webhook ?? '';
  const path = webhookAddress(webhookId);
  const editor = useEditor({
    path,
    toValue: toDefinition,
    touched: [WEBHOOKS],
    name: ({ url }) => url,
    // One that is switched off or sent elsewhere may have sent messages by then.
    canUndo: (before, after) => before.url === after.url && before.isEnabled === after.isEnabled,
  });
  const webhook = editor.reading.data?.body;
  return (
    <EditorScreen
      title={peopleTexts.webhook}
      back={{ to: 'webhooks', text: peopleTexts.webhooksTitle }}
      editor={editor}
      mayChange={may('webhooks:write')}
      names={{ url: commonTexts.address, topics: peopleTexts.whatItIsTold, isEnabled: peopleTexts.switchedOn }}
      history={{ target: webhookId, actions: ['webhook'] }}
      below={
        webhook && (
          <>
            {may('webhooks:write') && <Actions webhook={webhook} />}
            <Deliveries webhookId={webhookId} />
          </>
        )
      }
    >
      {(fields) => (
        <Section title={peopleTexts.whatIsTold}>
          {webhook && webhook.failingSince !== null && (
            <p role="alert" className="c-error">
              {fill(peopleTexts.noMessageHasArrived, { time: dateTime(webhook.failingSince) })}
            </p>
          )}
          <WebhookFields {...fields} />
        </Section>
      )}
    </EditorScreen>
  );
}

function Actions({ webhook }: { webhook: Webhook }) {
  const { run, isBusy, error } = useAction();
  const ping = () =>
    run(async () => {
      const path = addressOf('/api/owner/webhooks/:webhookId/ping', { webhookId: webhook.id });
      const { body } = await change({ method: 'POST', path }, [webhookAddress(webhook.id)]);
      if (body.state === 'sent') notify(peopleTexts.messageHasArrived);
      else notify(fill(peopleTexts.messageHasNotArrivedAnswer, { answer: answerText(body) }), { kind: 'failed' });
    });
  return (
    <Section title={peopleTexts.tryIt}>
      <div className="c-row">
        <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void ping()}>
          {isBusy ? peopleTexts.sending : peopleTexts.sendAMessage}
        </button>
        <button type="button" className="c-button c-button--danger" onClick={() => void remove(webhook)}>
          {peopleTexts.deleteTheWebhook}
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
  return statusCode === null ? peopleTexts.noAnswerCame : fill(peopleTexts.answerWas, { statusCode });
}

async function remove({ id, version }: Webhook): Promise<void> {
  const path = webhookAddress(id);
  const isRemoved = await ask({
    title: peopleTexts.deleteThisWebhook,
    text: peopleTexts.itsMessages,
    action: commonTexts.delete,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path, version });
    },
  });
  if (!isRemoved) return;
  notify(peopleTexts.webhookIsDeleted);
  await navigate('webhooks');
  queries.removeQueries({ queryKey: [path] });
  await queries.invalidateQueries({ queryKey: [WEBHOOKS] });
}
