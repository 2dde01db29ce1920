import { lazy, Suspense } from 'react';
import { visibleKinds } from '#runtime/domain/notice-scopes.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { may } from '../../../app/session.ts';

const PushBlock = lazy(() => import('./PushBlock.tsx'));

/** Pushes on this device, for those who may see some notices; it is fetched when a screen shows it. */
export function PushPart() {
  const kinds = visibleKinds(may);
  if (kinds.length === 0) return null;
  return (
    <Suspense fallback={<p className="c-waiting">{commonTexts.loading}</p>}>
      <PushBlock kinds={kinds} />
    </Suspense>
  );
}
