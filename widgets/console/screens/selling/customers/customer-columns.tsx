import type { CustomerTotal, ListedCustomer } from '#runtime/contracts/customers.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { amountText } from '../../../parts/amounts.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { countryText } from '../parts/CountryChoice.tsx';
import { customerPath } from './customer-path.ts';

/** The columns of the list, which the shop sorts. */
export const CUSTOMER_COLUMNS: readonly Column<ListedCustomer>[] = [
  {
    id: 'name',
    title: customersTexts.name,
    isTitle: true,
    order: 'name',
    cell: ({ email, name }) => (
      <div>
        <Link to={customerPath(email)}>{name || email}</Link>
        {name && <div className="c-quiet">{email}</div>}
      </div>
    ),
  },
  {
    id: 'lastOrder',
    title: customersTexts.lastOrder,
    isTime: true,
    order: 'lastOrder',
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? customersTexts.noOrder : date(lastOrderAt)),
  },
  {
    id: 'orders',
    title: customersTexts.orders,
    isNumber: true,
    order: 'orders',
    cell: (customer) => <Orders customer={customer} />,
  },
  {
    id: 'spent',
    title: customersTexts.spent,
    isNumber: true,
    order: 'spent',
    cell: ({ totals }) => totals.map(spentText).join(', ') || '–',
  },
  { id: 'details', title: customersTexts.details, cell: (customer) => badgesOf(customer) },
  {
    id: 'firstSeen',
    title: customersTexts.firstSeen,
    isTime: true,
    isExtra: true,
    order: 'firstSeen',
    cell: ({ createdAt }) => date(createdAt),
  },
  { id: 'country', title: customersTexts.country, isExtra: true, cell: ({ country }) => countryText(country) },
];

/** What was ordered less what went back; the list is sorted by the first currency of a customer. */
function spentText({ ordered, refunded }: CustomerTotal): string {
  return amountText({ ...ordered, value: ordered.value - refunded.value });
}

function Orders({ customer: { totals, testOrders } }: { customer: ListedCustomer }) {
  const count = totals.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <>
      {count}
      {testOrders > 0 && (
        <>
          {' '}
          <span className="c-badge">{fill(customersTexts.testOrders, { n: testOrders })}</span>
        </>
      )}
    </>
  );
}

function badgesOf({ newsletter, hasAccount, hasNote, tags }: ListedCustomer) {
  const badges = [
    ...(newsletter === 'confirmed' ? [customersTexts.newsletter] : []),
    ...(hasAccount ? [customersTexts.account] : []),
    ...(hasNote ? [customersTexts.note] : []),
    ...tags,
  ];
  if (badges.length === 0) return '–';
  return (
    <span className="c-row">
      {badges.map((badge) => (
        <span key={badge} className="c-badge">
          {badge}
        </span>
      ))}
    </span>
  );
}
