import { CUSTOMER_THINGS, type CustomerThingKind } from '#runtime/contracts/customer-limits.ts';
import type { Customer, CustomerThing } from '#runtime/contracts/customers.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { may } from '../../../app/session.ts';
import { date } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';

/** How many there are of each kind, the screen of one, and the scope that the screen needs. */
const KINDS: Readonly<Record<CustomerThingKind, { count: string; screen: string; scope: OwnerScope }>> = {
  unpaidOrder: { count: customersTexts.unpaidOrdersCount, screen: 'pending-orders', scope: 'orders:read' },
  subscription: { count: customersTexts.subscriptionsCount, screen: 'subscriptions', scope: 'orders:read' },
  giftCard: { count: customersTexts.giftCardsCount, screen: 'gift-cards', scope: 'orders:read' },
  return: { count: customersTexts.returnsCount, screen: 'returns', scope: 'orders:read' },
  withdrawal: { count: customersTexts.withdrawalsCount, screen: 'withdrawals', scope: 'orders:read' },
  review: { count: customersTexts.reviewsCount, screen: '', scope: 'reviews:write' },
  comment: { count: customersTexts.commentsCount, screen: 'comments', scope: 'comments:write' },
  submission: { count: customersTexts.submissionsCount, screen: 'submissions', scope: 'submissions:read' },
};

/** What the person has done beside orders, with links to the newest of each kind. */
export function CustomerThings({ customer: { things, counts } }: { customer: Customer }) {
  const shown = CUSTOMER_THINGS.filter((kind) => (counts[kind] ?? 0) > 0);
  return (
    <Section title={customersTexts.alsoInTheShop}>
      {shown.length === 0 && <p className="c-quiet">{customersTexts.nothingElse}</p>}
      {shown.map((kind) => {
        const own = things.filter((thing) => thing.kind === kind);
        const count = counts[kind] ?? 0;
        return (
          <div key={kind}>
            <h3 className="c-label">{fill(KINDS[kind].count, { n: count })}</h3>
            <ul className="c-list">
              {own.map((thing) => (
                <li key={thing.id}>
                  <Thing thing={thing} />
                </li>
              ))}
              {count > own.length && <li className="c-quiet">{customersTexts.andOlder}</li>}
            </ul>
          </div>
        );
      })}
    </Section>
  );
}

function Thing({ thing: { kind, id, title, at } }: { thing: CustomerThing }) {
  const { screen, scope } = KINDS[kind];
  const text = `${title}, ${date(at)}`;
  return screen !== '' && may(scope) ? <Link to={`${screen}/${id}`}>{text}</Link> : text;
}
