import { useStore } from '@nanostores/react';
import type { OwnerComments } from '#runtime/contracts/comments.ts';
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
  pending: 'No comment waits for you. Settings say whether items can have comments, and whether they wait.',
  approved: 'No comment is on a page.',
  spam: 'No comment counts as spam.',
  removed: 'No comment was removed.',
} as const;

/** Comments by their status, of one item where the address names it. */
export default function Comments() {
  const [status, setStatus] = useQueryChoice('status', COMMENT_TABS, 'pending');
  const itemId = useStore($place).query.get('itemId');
  const ofItem = itemId ? `&itemId=${encodeURIComponent(itemId)}` : '';
  const pages = usePages<OwnerComments>(`${COMMENTS}?status=${status}${ofItem}`);
  return (
    <Page title="Comments">
      <Tabs label="Which comments" value={status} options={COMMENT_TABS} onChange={setStatus} />
      {itemId && (
        <p>
          Only those below one item are shown.{' '}
          <button type="button" className="c-link" onClick={() => replaceQuery({ itemId: undefined })}>
            Show all
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
