import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { DraftOrder } from '#runtime/contracts/draft-order.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useObject } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { amountText } from '../../../parts/amounts.ts';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { useCurrency } from '../../../parts/use-currency.ts';
import { DraftActions } from './DraftActions.tsx';
import { DraftFields } from './DraftFields.tsx';
import { DraftSums } from './DraftSums.tsx';
import { DRAFT_STATE_TEXT, DRAFTS, draftErrors, NEW_DRAFT } from './draft-form.ts';
import { LinkPart } from './LinkPart.tsx';
import { useTotals } from './use-totals.ts';

const NAMES = {
  email: draftTexts.email,
  address: draftTexts.buyer,
  lines: draftTexts.products,
  delivery: draftTexts.delivery,
  discountCents: draftTexts.discount,
  message: draftTexts.message,
  note: draftTexts.note,
};

/** A draft order: its fields and its next step, or what it has become. */
export default function DraftScreen({ parts: { draft: id = '' } }: { parts: ScreenParts }) {
  const reading = useObject(addressOf('/api/owner/draft-orders/:draft', { draft: id }));
  const { data } = reading;
  const who = data?.body.input.email ?? '';
  return (
    <Page
      title={who ? fill(draftTexts.draftOf, { who }) : draftTexts.draftOrder}
      back={{ to: 'draft-orders', text: draftTexts.draftOrders }}
    >
      <Loaded of={reading}>
        {({ body }) => {
          const isOpen = body.state === 'draft' || body.state === 'open';
          if (!isOpen || !may('orders:write')) return <Ended draft={body} />;
          return body.editsOrderId === null ? <Editor key={id} id={id} /> : <WaitingEdit draft={body} />;
        }}
      </Loaded>
    </Page>
  );
}

function Editor({ id }: { id: string }) {
  const currency = useCurrency();
  const path = addressOf('/api/owner/draft-orders/:draft', { draft: id });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const editor = useEditor({
    path,
    toValue: ({ input }) => input,
    touched: [DRAFTS],
    name: ({ input }) => (input.email ? fill(draftTexts.draftOf, { who: input.email }) : draftTexts.draftOrder),
    // Saving ends the payment link, which a second save does not bring back.
    canUndo: ({ link }) => link === null,
  });
  const { reading, draft, failure, conflict } = editor;
  const totals = useTotals(draft?.value ?? NEW_DRAFT);
  const body = reading.data?.body;
  if (!draft || !body) return null;
  const save = () => {
    const found = draftErrors(draft.value);
    setErrors(found);
    if (Object.keys(found).length === 0) void editor.save();
  };
  return (
    <>
      <p>
        <span className="c-badge">{DRAFT_STATE_TEXT[body.state]}</span>
      </p>
      <DraftActions draft={body} isDirty={draft.isDirty} />
      {body.link && <LinkPart link={body.link} />}
      {body.link && draft.isDirty && <p role="status">{draftTexts.savingEndsLink}</p>}
      <DraftFields
        value={draft.value}
        change={draft.change}
        totals={totals.data}
        currency={currency}
        errors={{ ...failure?.errors, ...errors }}
      />
      <DraftSums totals={totals.data} isOld={totals.isPlaceholderData} />
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={editor.isSaving}
        isRestored={draft.isRestored}
        error={failure?.text}
        onSave={save}
        onDiscard={() => {
          setErrors({});
          draft.discard();
        }}
      />
      <ConflictDialog conflict={conflict} names={NAMES} onResolve={editor.resolve} onClose={editor.dismissConflict} />
    </>
  );
}

/** What waits for its payment to be added to a placed order; another edit of the order takes its place. */
function WaitingEdit({ draft }: { draft: DraftOrder }) {
  const { due, link, editsOrderId, totals } = draft;
  return (
    <>
      <p>
        {fill(draftTexts.editWaits, { amount: amountText(due) })}{' '}
        <Link to={`orders/${editsOrderId}`}>{draftTexts.openTheOrder}</Link>
      </p>
      <DraftActions draft={draft} isDirty={false} />
      {link && <LinkPart link={link} />}
      <LineList lines={totals.lines} />
    </>
  );
}

function LineList({ lines }: { lines: DraftOrder['totals']['lines'] }) {
  return (
    <ul className="c-list">
      {lines.map(({ title, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product
        <li key={index}>
          {quantity} × {title}
        </li>
      ))}
    </ul>
  );
}

/** What a draft has become, or what it says to those who may not change it. */
function Ended({ draft }: { draft: DraftOrder }) {
  const { state, orderId, editsOrderId, totals, input } = draft;
  const order = orderId ?? editsOrderId;
  return (
    <>
      <p>
        <span className="c-badge">{DRAFT_STATE_TEXT[state]}</span>
      </p>
      {state === 'expired' && <p>{draftTexts.editExpired}</p>}
      {order && (
        <p>
          <Link className="c-button c-button--main" to={`orders/${order}`}>
            {draftTexts.openTheOrder}
          </Link>
        </p>
      )}
      <LineList lines={totals.lines} />
      {input.note && <p className="c-quiet">{input.note}</p>}
    </>
  );
}
