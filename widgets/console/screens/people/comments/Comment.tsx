import { addressOf } from '#runtime/api/calls.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { CommentCard } from './CommentCard.tsx';
import { COMMENT_TABS } from './comments.ts';

/** One comment at an address of its own. */
export default function Comment({ parts }: { parts: ScreenParts }) {
  const reading = useAnswer(addressOf('/api/owner/comments/:commentId', { commentId: parts.comment ?? '' }));
  return (
    <Page title={peopleTexts.comment} back={{ to: 'comments', text: peopleTexts.comments }}>
      <Loaded of={reading}>
        {(comment) => (
          <>
            <p>
              {peopleTexts.statusColon}{' '}
              <span className="c-badge">{COMMENT_TABS.find(([status]) => status === comment.status)?.[1]}</span>
            </p>
            <CommentCard comment={comment} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
