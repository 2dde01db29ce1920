import { addressOf } from '#runtime/api/calls.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { usePages } from '../../../app/query.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { useQueryChoice } from '../parts/use-query-choice.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { REVIEW_TABS, REVIEWS } from './reviews.ts';

const EMPTY = {
  pending: peopleTexts.noReviewWaits,
  approved: peopleTexts.noReview,
  rejected: peopleTexts.noReviewIsHidden,
} as const;

/** Reviews by their state. */
export default function Reviews() {
  const [state, setState] = useQueryChoice('state', REVIEW_TABS, 'pending');
  const pages = usePages(addressOf(REVIEWS, { state }));
  return (
    <Page title={peopleTexts.reviews}>
      <Tabs label={peopleTexts.whichReviews} value={state} options={REVIEW_TABS} onChange={setState} />
      <Loaded of={pages}>
        {(data) => {
          const reviews = data.pages.flatMap((page) => page.reviews);
          if (reviews.length === 0) return <p className="c-empty">{EMPTY[state]}</p>;
          return (
            <>
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
              <MoreButton of={pages} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
