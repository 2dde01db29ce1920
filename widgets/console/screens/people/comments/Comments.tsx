import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { useQueryChoice } from '../parts/use-query-choice.ts';
import { CommentCard } from './CommentCard.tsx';
import { COMMENT_TABS, COMMENTS } from './comments.ts';

const EMPTY = {
  pending: peopleTexts.noCommentWaits,
  approved: peopleTexts.noComment,
  spam: peopleTexts.noCommentCounts,
  removed: peopleTexts.noCommentWasRemoved,
} as const;

/** Comments by their status, of one item where the address names it. */
export default function Comments() {
  const [status, setStatus] = useQueryChoice('status', COMMENT_TABS, 'pending');
  const itemId = useStore($place).query.get('itemId');
  const pages = usePages(addressOf(COMMENTS, { status, itemId: itemId || undefined }));
  return (
    <Page title={peopleTexts.comments}>
      <Tabs label={peopleTexts.whichComments} value={status} options={COMMENT_TABS} onChange={setStatus} />
      {itemId && (
        <p>
          {peopleTexts.onlyThoseBelowOne}{' '}
          <button type="button" className="c-link" onClick={() => replaceQuery({ itemId: undefined })}>
            {peopleTexts.showAll}
          </button>
        </p>
      )}
      <Loaded of={pages}>
        {(data) => {
          const comments = data.pages.flatMap((page) => page.comments);
          if (comments.length === 0) return <p className="c-empty">{EMPTY[status]}</p>;
          return (
            <>
              {comments.map((comment) => (
                <CommentCard key={comment.id} comment={comment} />
              ))}
              <MoreButton of={pages} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
