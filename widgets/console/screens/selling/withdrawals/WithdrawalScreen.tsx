import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { withdrawalTexts } from '#runtime/i18n/en/console/withdrawals.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { date, dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { DeclarationBadges } from './DeclarationBadges.tsx';
import { DeclarationLines } from './DeclarationLines.tsx';
import { isOverdue, KIND_TEXT, openDueAt, periodText } from './declaration-texts.ts';
import { SettleDialog } from './SettleDialog.tsx';

/** One declaration, with what our count says of it and what its owner can do. */
export default function WithdrawalScreen({ parts: { declaration: id = '' } }: { parts: ScreenParts }) {
  const reading = useAnswer(addressOf('/api/owner/withdrawals/:id', { id }));
  // The answer about another declaration stays until this one's has come.
  const isOther = reading.data && reading.data.id !== id;
  const number = reading.data && !isOther ? reading.data.number : '';
  return (
    <Page
      title={fill(withdrawalTexts.declaration, { number })}
      back={{ to: 'withdrawals', text: withdrawalTexts.withdrawals }}
    >
      <Loaded of={isOther ? { ...reading, data: undefined } : reading}>
        {(declaration) => <Shown declaration={declaration} />}
      </Loaded>
    </Page>
  );
}

function Shown({ declaration }: { declaration: Declaration }) {
  const { receivedAt, period, order, lines, exceptedLines } = declaration;
  // The person is removed from a declaration after its time.
  const isErased = declaration.name === '';
  const receiptTo = !isErased && <a href={`mailto:${declaration.email}`}>{declaration.email}</a>;
  const headText = <code>{declaration.head}</code>;
  return (
    <>
      <div className="c-row">
        <span className="c-badge">{KIND_TEXT[declaration.kind]}</span>
        <DeclarationBadges declaration={declaration} />
        <span className="c-quiet">{dateTime(receivedAt)}</span>
      </div>
      <Actions declaration={declaration} />
      {isErased && <p>{withdrawalTexts.personWasRemoved}</p>}
      {!order && !isErased && (
        <p className="c-failure">
          {withdrawalTexts.notMatchedText}{' '}
          <Link to={`orders?search=${encodeURIComponent(declaration.name)}`}>{withdrawalTexts.findOrder}</Link>
        </p>
      )}
      <div className="c-columns">
        <Declared declaration={declaration} />
        <div className="c-stack">
          <Section title={withdrawalTexts.period}>
            <p>{periodText(period)}</p>
          </Section>
          <Money declaration={declaration} />
        </div>
      </div>
      {order && (lines || exceptedLines.length > 0) && (
        <DeclarationLines orderNumber={order.number} lines={lines} excepted={exceptedLines} />
      )}
      <Section title={withdrawalTexts.receipt}>
        <Facts
          facts={[
            [declaration.isReceiptMailed ? withdrawalTexts.receiptTo : withdrawalTexts.receiptFor, receiptTo],
            [withdrawalTexts.chainHead, headText],
          ]}
        />
        {!declaration.isReceiptMailed && <p>{withdrawalTexts.noReceiptMail}</p>}
        <p className="c-quiet">{withdrawalTexts.chainText}</p>
      </Section>
    </>
  );
}

function Declared({ declaration }: { declaration: Declaration }) {
  const { name, contract, part, lines, language, origin, cancellation, note, kind } = declaration;
  const isWhole = kind === 'withdrawal' && !lines && part === '';
  return (
    <Section title={withdrawalTexts.declared}>
      <Facts
        facts={[
          [withdrawalTexts.name, name],
          [withdrawalTexts.contract, contract],
          [withdrawalTexts.part, isWhole ? withdrawalTexts.wholeOrder : part],
          ...(cancellation ? cancellationFacts(cancellation) : []),
          [withdrawalTexts.language, language && languageName(language)],
          [withdrawalTexts.page, origin],
          [commonTexts.note, note],
        ]}
      />
    </Section>
  );
}

function cancellationFacts({ isExtraordinary, reason, endsAt }: NonNullable<Declaration['cancellation']>) {
  return [
    [withdrawalTexts.kindOfNotice, isExtraordinary ? withdrawalTexts.extraordinary : withdrawalTexts.ordinary],
    [withdrawalTexts.reason, reason],
    [withdrawalTexts.endsAt, endsAt !== null && date(endsAt)],
  ] as const;
}

function Money({ declaration }: { declaration: Declaration }) {
  const { order, subscriptionId, returnId } = declaration;
  const dueAt = openDueAt(declaration);
  const due = dueAt !== null && { date: date(dueAt) };
  const dueText = isOverdue(declaration, Date.now()) ? withdrawalTexts.refundOverdue : withdrawalTexts.refundBy;
  const matched = order && fill(withdrawalTexts.matchedOrder, { number: order.number });
  return (
    <Section title={withdrawalTexts.money}>
      <p>{due ? fill(dueText, due) : withdrawalTexts.noMoney}</p>
      {order && (
        <p>
          <Link to={`orders/${order.number}`}>{matched}</Link>
        </p>
      )}
      {subscriptionId && (
        <p>
          <Link to={`subscriptions/${subscriptionId}`}>{withdrawalTexts.subscription}</Link>
        </p>
      )}
      {returnId && (
        <p>
          <Link to={`returns/${returnId}`}>{withdrawalTexts.return}</Link>
        </p>
      )}
    </Section>
  );
}

function Actions({ declaration }: { declaration: Declaration }) {
  const [isSettling, setSettling] = useState(false);
  const { id, state, kind, order, returnId } = declaration;
  if (state === 'settled' || !may('orders:write')) return null;
  return (
    <div className="c-row">
      {kind === 'withdrawal' && !returnId && (
        <Link
          className={order ? 'c-button c-button--main' : 'c-button'}
          to={`returns/new?${order ? `order=${order.number}&` : ''}declaration=${id}`}
        >
          {withdrawalTexts.openReturn}
        </Link>
      )}
      <button type="button" className="c-button" onClick={() => setSettling(true)}>
        {withdrawalTexts.settle}
      </button>
      {isSettling && <SettleDialog declaration={declaration} onClose={() => setSettling(false)} />}
    </div>
  );
}
