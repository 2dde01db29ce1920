import { addressOf } from '#runtime/api/calls.ts';
import { pushTexts } from '#runtime/i18n/en/console/push.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';

/** Sends a push to a device at once. */
export function TestButton({ id }: { id: string }) {
  const send = async () => {
    const path = addressOf('/api/contributors/push/devices/:id/test', { id });
    const { body } = await change({ method: 'POST', path });
    if (body.isSent) notify(pushTexts.testIsSent);
    else notify(pushTexts.testIsNotSent, { kind: 'failed' });
  };
  return <ActionButton action={send}>{pushTexts.sendATest}</ActionButton>;
}
