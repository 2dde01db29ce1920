import { useState } from 'react';
import type { OwnerSubscription } from '#runtime/contracts/subscription.ts';
import { ask, type Question } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { date } from '../../../parts/formats.ts';
import { MoveDialog } from './MoveDialog.tsx';

interface Props {
  subscription: OwnerSubscription;
  path: string;
}

/** The buttons of a subscription: those that its state and the person's role allow. */
export function SubscriptionActions({ subscription, path }: Props) {
  const { state, nextCycleAt, address } = subscription;
  const [isMoving, setMoving] = useState(false);
  const isRunning = state === 'active' || state === 'paused';
  if (!isRunning || !may('orders:write')) return null;
  const askThen = async (step: string, done: string, question: Question, body: object = {}) => {
    const run = async () =>
      void (await change({ method: 'POST', path: `${path}/${step}`, body }, ['/api/owner/subscriptions']));
    if (await ask({ ...question, run })) notify(done);
  };
  const button = (text: string, onClick: () => Promise<void>) => (
    <button type="button" className="c-button" onClick={() => void onClick()}>
      {text}
    </button>
  );
  return (
    <div className="c-row">
      {state === 'active' &&
        nextCycleAt !== null &&
        button('Skip the next payment…', () =>
          askThen(
            'skip',
            'The next payment is left out.',
            {
              title: `Skip the payment of ${date(nextCycleAt)}?`,
              text: 'The one after it takes its place, and the buyer gets a mail. This cannot be undone.',
              action: 'Skip it',
            },
            { cycleAt: nextCycleAt },
          ),
        )}
      {state === 'active' &&
        button('Pause…', () =>
          askThen('pause', 'The subscription is paused.', {
            title: 'Pause the subscription?',
            text: 'Nothing is charged and sent until it is resumed. The buyer gets a mail.',
            action: 'Pause',
          }),
        )}
      {state === 'paused' &&
        button('Resume…', () =>
          askThen('resume', 'The subscription goes on.', {
            title: 'Resume the subscription?',
            text: 'A payment that would have been due already is taken some days from now, because the buyer is told of it by mail first.',
            action: 'Resume',
          }),
        )}
      {address?.line1 && (
        <button type="button" className="c-button" onClick={() => setMoving(true)}>
          Change the address…
        </button>
      )}
      {isMoving && address && <MoveDialog path={path} address={address} onClose={() => setMoving(false)} />}
      {button('Cancel the subscription…', () =>
        askThen('cancel', 'The subscription is cancelled.', {
          title: 'Cancel the subscription?',
          text: 'Nothing more is charged, the buyer’s card is forgotten, and the buyer gets a mail. This cannot be undone.',
          action: 'Cancel the subscription',
          isDangerous: true,
        }),
      )}
    </div>
  );
}
