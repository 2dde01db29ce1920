import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerSubscription } from '#runtime/contracts/subscription.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask, type Question } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { date } from '../../../parts/formats.ts';
import { MoveDialog } from './MoveDialog.tsx';

const SUBSCRIPTIONS = '/api/owner/subscriptions';

/** The buttons of a subscription: those that its state and the person's role allow. */
export function SubscriptionActions({ subscription }: { subscription: OwnerSubscription }) {
  const { id, state, nextCycleAt, address } = subscription;
  const [isMoving, setMoving] = useState(false);
  const isRunning = state === 'active' || state === 'paused';
  if (!isRunning || !may('orders:write')) return null;
  const skip = (cycleAt: number) => {
    const path = addressOf(`${SUBSCRIPTIONS}/:subscriptionId/skip`, { subscriptionId: id });
    return change({ method: 'POST', path, body: { cycleAt } }, [SUBSCRIPTIONS]);
  };
  const set = (step: 'pause' | 'resume' | 'cancel') => {
    const path = addressOf(`${SUBSCRIPTIONS}/:subscriptionId/:change`, { subscriptionId: id, change: step });
    return change({ method: 'POST', path }, [SUBSCRIPTIONS]);
  };
  const askThen = async (act: () => Promise<unknown>, done: string, question: Question) => {
    if (await ask({ ...question, run: async () => void (await act()) })) notify(done);
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
          askThen(() => skip(nextCycleAt), sellingTexts.nextPaymentIsLeft, {
            title: fill(sellingTexts.skipThePaymentOf, { date: date(nextCycleAt) }),
            text: sellingTexts.oneAfterItTakes,
            action: sellingTexts.skipIt,
          }),
        )}
      {state === 'active' &&
        button(sellingTexts.pauseButton, () =>
          askThen(() => set('pause'), sellingTexts.subscriptionIsPaused, {
            title: sellingTexts.pauseTheSubscription,
            text: sellingTexts.nothingIsCharged,
            action: sellingTexts.pauseAction,
          }),
        )}
      {state === 'paused' &&
        button(sellingTexts.resumeButton, () =>
          askThen(() => set('resume'), sellingTexts.subscriptionGoesOn, {
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
      {isMoving && address && <MoveDialog subscriptionId={id} address={address} onClose={() => setMoving(false)} />}
      {button(sellingTexts.cancelTheSubscriptionButton, () =>
        askThen(() => set('cancel'), sellingTexts.subscriptionIsCancelled, {
          title: sellingTexts.cancelTheSubscriptionQuestion,
          text: sellingTexts.nothingMoreIsCharged,
          action: sellingTexts.cancelTheSubscriptionAction,
          keep: sellingTexts.keepTheSubscription,
          isDangerous: true,
        }),
      )}
    </div>
  );
}
