import { lazy, Suspense } from 'react';
import { useAnswer } from '../../app/query.ts';
import { may } from '../../app/session.ts';

const SetUpSteps = lazy(() => import('./SetUpSteps.tsx'));

/** What a new shop still needs; nothing once all is done or left out. */
export function SetUpList() {
  const { data } = useAnswer(may('settings:read') ? '/api/owner/set-up' : undefined);
  if (!data || data.isFinished) return null;
  return (
    <Suspense>
      <SetUpSteps steps={data.steps} />
    </Suspense>
  );
}
