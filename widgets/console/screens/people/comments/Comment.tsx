import type { OwnerComment } from '#runtime/contracts/comments.ts';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { CommentCard } from './CommentCard.tsx';
import { COMMENT_TABS, COMMENTS } from './comments.ts';

/** One comment at an address of its own. */
export default function Comment({ parts }: { parts: ScreenParts }) {
  const reading = useAnswer<OwnerComment>(`${COMMENTS}/${encodeURIComponent(parts.comment ?? '')}`);
  return (
    <Page title="Comment" back={{ to: 'comments', text: 'Comments' }}>
      <Loaded of={reading}>
        {(comment) => (
          <>
            <p>
              Status: <span className="c-badge">{COMMENT_TABS.find(([status]) => status === comment.status)?.[1]}</span>
            </p>
            <CommentCard comment={comment} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
