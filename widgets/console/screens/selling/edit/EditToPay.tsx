import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { amountText } from '../../../parts/amounts.ts';

/** Says what the buyer has to pay for an edit that waits; nothing where none does. */
export function EditToPay({ order: { id, state } }: { order: Order }) {
  const mayWait = state === 'paid' || state === 'packed';
  const { data } = useAnswer(
    mayWait ? addressOf('/api/owner/draft-orders', { order: id, state: 'open', limit: 1 }) : undefined,
  );
  const [edit] = mayWait ? (data?.drafts ?? []) : [];
  if (!edit) return null;
  return (
    <p role="status">
      <strong>
        {edit.expiresAt !== null && edit.expiresAt <= Date.now()
          ? draftTexts.editLinkIsOver
          : fill(draftTexts.toPayForEdit, { amount: amountText(edit.total) })}
      </strong>{' '}
      <Link to={`draft-orders/${edit.id}`}>{draftTexts.seeTheLink}</Link>
    </p>
  );
}
