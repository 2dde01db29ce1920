import { isTotalKnown } from '#runtime/checkout/is-total-known.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { listText } from '#runtime/domain/list-text.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { taxNote } from '#runtime/domain/tax-note.ts';

interface Props {
  session: CheckoutSession;
  checkout: Checkout;
}

/**
 * What is ordered, what it costs, and the shop's terms. The law of the European Union wants them right above the button
 * that binds to pay, and the summary can be folded or far from it.
 */
export function Review({ session: { texts, language }, checkout }: Props) {
  const { cart, dueCents, legalPages, subscriptionTerms, downloadTerms, withdrawalNotes } = checkout;
  const terms = [...(subscriptionTerms ?? []), ...downloadTerms, ...withdrawalNotes];
  const ordered = cart.entries.filter(({ isReservedByOthers }) => !isReservedByOthers);
  const money = (cents: number) => formatMoney(cents, cart.subtotalAmount.currencyCode, language);
  const note = taxNote(cart, texts, money);
  const label = !isTotalKnown(checkout) ? texts.estimatedTotal : checkout.giftCard ? texts.due : texts.total;
  return (
    <div className="sqc-review">
      <ul>
        {ordered.map(({ id, title, quantity, chosenVariant }) => (
          <li key={id}>{listText([`${quantity} × ${title}`, ...Object.values(chosenVariant.attributes)], language)}</li>
        ))}
      </ul>
      <p className="sqc-review-total">
        <span>{label}</span> <strong className="sqc-amount">{money(dueCents)}</strong>
      </p>
      {note && <p className="sqc-hint">{note}</p>}
      {terms.length > 0 && (
        <ul className="sqc-terms">
          {terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {legalPages.length > 0 && (
        <p className="sqc-hint">
          {texts.legalPages}{' '}
          {legalPages.map(({ title, url }, position) => (
            <span key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
              {position < legalPages.length - 1 && '\u00a0· '}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
