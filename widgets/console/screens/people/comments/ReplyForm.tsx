import { type FormEvent, useState } from 'react';
import type { OwnerComment } from '#runtime/contracts/comments.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { useUnsavedGuard } from '../../../app/use-draft.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useIntentKey } from '../../../parts/use-intent-key.ts';
import { COMMENTS } from './comments.ts';

/** The shop's answer to a comment. */
export function ReplyForm({ comment, onClose }: { comment: OwnerComment; onClose: () => void }) {
  const [body, setBody] = useState('');
  const intent = useIntentKey();
  const { run, isBusy, error, errors } = useAction();
  useUnsavedGuard(body !== '');
  const path = `${COMMENTS}/${comment.id}/replies`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const call = { method: 'POST', path, body: { body }, idempotencyKey: intent.keyOf(body) } as const;
    const isSent = await run(() => change(call, [COMMENTS]));
    if (!isSent) return;
    notify('Your answer is on the page.');
    onClose();
  };
  return (
    <form className="c-stack" onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Answer as the shop"
        value={body}
        onChange={setBody}
        readOnly={isBusy}
        error={errors.body ?? error}
        required
      />
      <div className="c-row">
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
          Publish the answer
        </button>
        <button type="button" className="c-button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
