import { addressOf } from '#runtime/api/calls.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { REVIEW_TABS } from './reviews.ts';

/** One review at an address of its own. */
export default function Review({ parts }: { parts: ScreenParts }) {
  const reading = useAnswer(addressOf('/api/owner/reviews/:reviewId', { reviewId: parts.review ?? '' }));
  return (
    <Page title={peopleTexts.review} back={{ to: 'reviews', text: peopleTexts.reviews }}>
      <Loaded of={reading}>
        {(review) => (
          <>
            <p>
              {peopleTexts.state}{' '}
              <span className="c-badge">{REVIEW_TABS.find(([state]) => state === review.state)?.[1]}</span>
            </p>
            <ReviewCard review={review} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
