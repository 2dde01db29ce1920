import { useStore } from '@nanostores/react';
import { isTotalKnown } from '#runtime/checkout/is-total-known.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { isWaiting } from '#runtime/checkout/waiting.ts';
import type { CartEntry } from '#runtime/contracts/cart.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { listText } from '#runtime/domain/list-text.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { timeOfDay } from '#runtime/domain/time-of-day.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Image } from '#runtime/ui/image/Image.tsx';
import { thumbnail } from '#runtime/ui/image/thumbnail.ts';
import { Codes } from './Codes.tsx';
import type { Answer, Answers } from './read-answers.ts';
import { Totals } from './Totals.tsx';

interface Props {
  session: CheckoutSession;
  checkout: Checkout;
  answers: Answers;
  isWide: boolean;
}

/** The order's summary: beside the form on a wide window, and folded above it on a narrow one. */
export function Summary({ session, checkout, answers, isWide }: Props) {
  const { texts, language } = session;
  const total = formatMoney(checkout.dueCents, checkout.cart.subtotalAmount.currencyCode, language);
  if (isWide) {
    return (
      <aside className="sqc-summary" aria-labelledby="sq-checkout-summary">
        <h2 id="sq-checkout-summary">{texts.summary}</h2>
        <Content session={session} checkout={checkout} answers={answers} />
      </aside>
    );
  }
  return (
    <details className="sqc-summary">
      <summary>
        <span>{texts.summary}</span>{' '}
        <span>
          {!isTotalKnown(checkout) && `${texts.estimatedTotal} `}
          <strong className="sqc-amount">{total}</strong>
        </span>
      </summary>
      <Content session={session} checkout={checkout} answers={answers} />
    </details>
  );
}

function Content({ session, checkout, answers }: Omit<Props, 'isWide'>) {
  const isUpdating = useIsUpdating(session);
  const { texts, language } = session;
  const { entries, subtotalAmount } = checkout.cart;
  return (
    <>
      <ul className="sqc-lines">
        {entries.map((entry) => (
          <Line
            key={entry.id}
            entry={entry}
            language={language}
            answers={answersOf(checkout, answers.get(entry.id))}
            waiting={entry.isReservedByOthers && (isWaiting(checkout) ? texts.waiting : texts.reservedByOthers)}
            quantity={fill(texts.quantity, { n: entry.quantity })}
            amount={formatMoney(entry.subTotal, subtotalAmount.currencyCode, language)}
          />
        ))}
      </ul>
      <Codes session={session} checkout={checkout} />
      <div aria-busy={isUpdating}>
        <Totals session={session} checkout={checkout} />
        <p className="sqc-hint">{isUpdating ? texts.updating : '\u00a0'}</p>
      </div>
      <ReservationNote session={session} />
    </>
  );
}

/** Returns what the buyer has entered; a gift may have been changed since the page was written. */
function answersOf({ gift }: Checkout, answers: readonly Answer[] = []): readonly Answer[] {
  return gift ? [...gift, ...answers.filter(({ href }) => href)] : answers;
}

const PICTURE_PX = 64;

interface LineProps {
  language: string;
  entry: CartEntry;
  answers: readonly Answer[];
  quantity: string;
  amount: string;
  /** Says that others are paying for the last units of the entry. */
  waiting: string | false;
}

function Line({ entry, language, answers, quantity, amount, waiting }: LineProps) {
  const options = listText(Object.values(entry.chosenVariant.attributes), language);
  return (
    <li className="sqc-line">
      {entry.image ? (
        // The title beside the picture already describes it.
        <Image {...thumbnail(entry.image, PICTURE_PX)} src={entry.image.assetUrl} alt="" />
      ) : (
        <span className="sqc-no-picture" />
      )}
      <div>
        <a href={entry.fullUrl}>{entry.title}</a>
        {options && <p className="sqc-quiet">{options}</p>}
        {answers.map(({ title, value, href }) =>
          href ? (
            <a key={href} href={href}>
              {value}
            </a>
          ) : (
            <p key={title} className="sqc-quiet">
              {title}: {value}
            </p>
          ),
        )}
        {[{ text: quantity }, ...(entry.priceLines ?? [])].map(({ text }) => (
          <p key={text} className="sqc-quiet">
            {text}
          </p>
        ))}
        {waiting && <p className="sqc-waiting">{waiting}</p>}
      </div>
      <span className="sqc-amount">{amount}</span>
    </li>
  );
}

function ReservationNote({ session }: { session: CheckoutSession }) {
  const reservation = useStore(session.$reservation);
  const { texts, language } = session;
  if (reservation.status === 'none') return null;
  if (reservation.status === 'reserved') {
    const time = timeOfDay(reservation.until, language);
    return <p className="sqc-hint">{fill(texts.reservedUntil, { time })}</p>;
  }
  return <p className="sqc-notice">{texts.reservationEnded}</p>;
}

function useIsUpdating(session: CheckoutSession): boolean {
  const state = useStore(session.$state);
  return state.status === 'open' && state.isUpdating;
}
