import { addressOf } from '#runtime/api/calls.ts';
import type { ReviewState } from '#runtime/contracts/enumerations.ts';
import type { OwnerReview } from '#runtime/contracts/review.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { date } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { ReviewPicture } from './ReviewPicture.tsx';
import { decideReview, REVIEW_DECISIONS, REVIEWS } from './reviews.ts';

const MOST_STARS = 5;

/** One review, and what its owner decides about it. */
export function ReviewCard({ review }: { review: OwnerReview }) {
  const { id, rating, title, body, authorName, createdAt, isVerified, pictures, itemId, state, orderNumber } = review;
  const decisions = (['approved', 'rejected'] as const).filter((decision) => decision !== state);
  return (
    <Section title={title || fill(peopleTexts.reviewByAuthorName, { authorName })} actions={<Stars rating={rating} />}>
      {body && <p className="p-text">{body}</p>}
      {pictures.length > 0 && (
        <ul className="p-pictures">
          {pictures.map((picture) => (
            <li key={picture.url}>
              <ReviewPicture picture={picture} authorName={authorName} />
            </li>
          ))}
        </ul>
      )}
      <p className="c-quiet">
        {authorName}, {date(createdAt)}. <Link to={`reviews/${id}`}>{peopleTexts.thisReview}</Link>
        {may('catalogue:read') && (
          <>
            , <Link to={`products/${itemId}`}>{peopleTexts.product}</Link>
          </>
        )}
        {orderNumber !== null && may('orders:read') && (
          <>
            , <Link to={`orders/${orderNumber}`}>{fill(peopleTexts.orderOrderNumber, { orderNumber })}</Link>
          </>
        )}
        {isVerified && ' '}
        {isVerified && <span className="c-badge">{peopleTexts.boughtItHere}</span>}
      </p>
      {may('reviews:write') && (
        <div className="c-row">
          {decisions.map((decision) => (
            <ActionButton key={decision} isMain={decision === 'approved'} action={() => decide(review, decision)}>
              {REVIEW_DECISIONS[decision].action}
              <span className="sq-visually-hidden"> {fill(peopleTexts.reviewBy, { authorName })}</span>
            </ActionButton>
          ))}
          <button type="button" className="c-button" onClick={() => void remove(review)}>
            {commonTexts.delete}
            <span className="sq-visually-hidden"> {fill(peopleTexts.reviewBy, { authorName })}</span>
          </button>
        </div>
      )}
    </Section>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={fill(peopleTexts.ratingOfMostStars, { rating, mostStars: MOST_STARS })}>
      {'★'.repeat(rating)}
      {'☆'.repeat(MOST_STARS - rating)}
    </span>
  );
}

async function decide(review: OwnerReview, decision: ReviewState): Promise<void> {
  await decideReview(review, decision);
  notify(REVIEW_DECISIONS[decision].done, { undo: () => decideReview(review, review.state) });
}

async function remove({ id, authorName }: OwnerReview): Promise<void> {
  await ask({
    title: fill(peopleTexts.deleteTheReviewBy, { authorName }),
    text: peopleTexts.reviewAndItsPictures,
    action: commonTexts.delete,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: addressOf('/api/owner/reviews/:reviewId', { reviewId: id }) }, [REVIEWS]);
      notify(peopleTexts.reviewIsDeleted);
    },
  });
}
