import type { FormEvent } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerComment } from '#runtime/contracts/comments.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useIntentKey } from '../../../parts/use-intent-key.ts';
import { COMMENTS } from './comments.ts';

const EMPTY = { body: '' };

/** The form for the shop's answer to a comment. What was typed stays where the list shows other comments meanwhile. */
export function ReplyForm({ comment, onClose }: { comment: OwnerComment; onClose: () => void }) {
  const intent = useIntentKey();
  const { run, isBusy, error, errors } = useAction();
  const path = addressOf('/api/owner/comments/:commentId/replies', { commentId: comment.id });
  const draft = useDraft(draftKey(path), EMPTY);
  if (!draft) return null;
  const { body } = draft.value;
  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const idempotencyKey = intent.keyOf(body);
    const isSent = await run(() => change({ method: 'POST', path, body: { body }, idempotencyKey }, [COMMENTS]));
    if (!isSent) return;
    notify(peopleTexts.yourAnswer);
    close();
  };
  return (
    <form className="c-stack" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={peopleTexts.answerAsTheShop}
        value={body}
        onChange={(text) => draft.change({ body: text })}
        readOnly={isBusy}
        error={errors.body ?? error}
        required
      />
      <div className="c-row">
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
          {peopleTexts.publishTheAnswer}
        </button>
        <button type="button" className="c-button" onClick={close}>
          {commonTexts.cancel}
        </button>
      </div>
    </form>
  );
}
