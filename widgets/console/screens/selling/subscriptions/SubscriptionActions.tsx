import { useState } from 'react';
import type { OwnerSubscription } from '#runtime/contracts/subscription.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
        button(sellingTexts.skipTheNextPayment, () =>
          askThen(
            'skip',
            sellingTexts.nextPaymentIsLeft,
            {
              title: fill(sellingTexts.skipThePaymentOf, { date: date(nextCycleAt) }),
              text: sellingTexts.oneAfterItTakes,
              action: sellingTexts.skipIt,
            },
            { cycleAt: nextCycleAt },
          ),
        )}
      {state === 'active' &&
        button(sellingTexts.pauseButton, () =>
          askThen('pause', sellingTexts.subscriptionIsPaused, {
            title: sellingTexts.pauseTheSubscription,
            text: sellingTexts.nothingIsCharged,
            action: sellingTexts.pauseAction,
          }),
        )}
      {state === 'paused' &&
        button(sellingTexts.resumeButton, () =>
          askThen('resume', sellingTexts.subscriptionGoesOn, {
            title: sellingTexts.resumeTheSubscription,
            text: sellingTexts.resumeText,
            action: sellingTexts.resumeAction,
          }),
        )}
      {address?.line1 && (
        <button type="button" className="c-button" onClick={() => setMoving(true)}>
          {sellingTexts.changeTheAddressButton}
        </button>
      )}
      {isMoving && address && <MoveDialog path={path} address={address} onClose={() => setMoving(false)} />}
      {button(sellingTexts.cancelTheSubscriptionButton, () =>
        askThen('cancel', sellingTexts.subscriptionIsCancelled, {
          title: sellingTexts.cancelTheSubscriptionQuestion,
          text: sellingTexts.nothingMoreIsCharged,
          action: sellingTexts.cancelTheSubscriptionAction,
          isDangerous: true,
        }),
      )}
    </div>
  );
}
