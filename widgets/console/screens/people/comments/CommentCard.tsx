import { useState } from 'react';
import type { CommentStatus, OwnerComment } from '#runtime/contracts/comments.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { COMMENT_DECISIONS, decideComment } from './comments.ts';
import { ReplyForm } from './ReplyForm.tsx';

/** The decisions that the owner can take about a comment in each status. */
const NEXT: Readonly<Record<CommentStatus, readonly CommentStatus[]>> = {
  pending: ['approved', 'spam', 'removed'],
  approved: ['removed', 'spam'],
  spam: ['approved', 'removed'],
  removed: ['approved', 'spam'],
};

/** One comment, what its owner decides about it, and the shop's answer. */
export function CommentCard({ comment }: { comment: OwnerComment }) {
  const [isAnswering, setAnswering] = useState(false);
  const { id, itemId, itemTitle, authorName, authorEmail, isByShop, body, status, likeCount, flagCount } = comment;
  const author = isByShop ? peopleTexts.shop : authorName || peopleTexts.somebodyWhoseAccount;
  return (
    <Section
      title={author}
      actions={
        flagCount > 0 && (
          <span className="c-badge c-badge--warn">{fill(peopleTexts.reportedFlagCount, { flagCount })}</span>
        )
      }
    >
      <p className="p-text">{body}</p>
      <p className="c-quiet">
        {peopleTexts.below}{' '}
        <Link to={`comments?status=${status}&itemId=${encodeURIComponent(itemId)}`}>
          {itemTitle || peopleTexts.item}
        </Link>
        , {dateTime(comment.createdAt)}
        {likeCount > 0 && fill(peopleTexts.likedLikeCount, { likeCount })}
        {authorEmail && (
          <>
            , <a href={`mailto:${authorEmail}`}>{authorEmail}</a>
          </>
        )}
        . <Link to={`comments/${id}`}>{peopleTexts.thisComment}</Link>
      </p>
      {may('comments:write') && (
        <div className="c-row">
          {NEXT[status].map((next) => (
            <ActionButton key={next} isMain={next === 'approved'} action={() => decide(comment, next)}>
              {COMMENT_DECISIONS[next].action}
              <span className="sq-visually-hidden"> {fill(peopleTexts.commentByAuthor, { author })}</span>
            </ActionButton>
          ))}
          {status === 'approved' && !isAnswering && (
            <button type="button" className="c-button" onClick={() => setAnswering(true)}>
              {peopleTexts.answerAction}
              <span className="sq-visually-hidden"> {author}</span>
            </button>
          )}
        </div>
      )}
      {isAnswering && <ReplyForm comment={comment} onClose={() => setAnswering(false)} />}
    </Section>
  );
}

async function decide(comment: OwnerComment, status: CommentStatus): Promise<void> {
  await decideComment(comment, status);
  notify(COMMENT_DECISIONS[status].done, { undo: () => decideComment(comment, comment.status) });
}
