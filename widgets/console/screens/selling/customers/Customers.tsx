import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import { CUSTOMER_SORTS, type CustomerSort } from '#runtime/contracts/customer-limits.ts';
import type { ListedCustomer } from '#runtime/contracts/customers.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer, usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { fetchInSession } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { amountText } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { date } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { customerPath } from './customer-path.ts';

const SORT_TEXT: Readonly<Record<CustomerSort, string>> = {
  lastOrder: customersTexts.lastOrder,
  name: customersTexts.name,
  firstSeen: customersTexts.firstSeen,
};

const GROUPS = [
  ['', customersTexts.everybody],
  ['newsletter', customersTexts.subscribersOnly],
  ['account', customersTexts.accountsOnly],
] as const;

const COLUMNS: readonly Column<ListedCustomer>[] = [
  {
    id: 'name',
    title: customersTexts.name,
    isTitle: true,
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
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? customersTexts.noOrder : date(lastOrderAt)),
  },
  { id: 'orders', title: customersTexts.orders, isNumber: true, cell: (customer) => <Orders customer={customer} /> },
  {
    id: 'ordered',
    title: customersTexts.ordered,
    isNumber: true,
    cell: ({ totals }) => totals.map(({ ordered }) => amountText(ordered)).join(', ') || '–',
  },
  { id: 'details', title: customersTexts.details, cell: (customer) => badgesOf(customer) },
];

/** Everybody who has ordered or has an account; the shop sorts, searches and filters all of them. */
export default function Customers() {
  const { query } = useStore($place);
  const sort = CUSTOMER_SORTS.find((each) => each === query.get('sort')) ?? 'lastOrder';
  const search = query.get('search')?.trim() ?? '';
  const [group = ''] = GROUPS.map(([name]) => name).filter((name) => name !== '' && name === query.get('show'));
  const tag = query.get('tag') ?? '';
  const filter = {
    sort,
    search: search || undefined,
    tag: tag || undefined,
    newsletter: group === 'newsletter' ? ('true' as const) : undefined,
    account: group === 'account' ? ('true' as const) : undefined,
  };
  const isFiltered = search !== '' || tag !== '' || group !== '';
  const customers = usePages(addressOf('/api/owner/customers', filter));
  const save = async () => {
    const file = await fetchInSession({ path: addressOf('/api/owner/customers.csv', filter) });
    saveFile(file.blob, file.name);
  };
  return (
    <Page
      title={customersTexts.customers}
      actions={
        <ActionButton action={save}>
          {isFiltered ? customersTexts.exportTheseCsv : customersTexts.exportCsv}
        </ActionButton>
      }
    >
      <SearchField label={customersTexts.nameOrEmail} />
      <div className="c-filters">
        <Choice
          label={customersTexts.sortBy}
          value={sort}
          onChange={(next) => replaceQuery({ sort: next === 'lastOrder' ? undefined : next })}
          options={CUSTOMER_SORTS.map((each) => [each, SORT_TEXT[each]] as const)}
        />
        <Choice
          label={customersTexts.show}
          value={group}
          onChange={(next) => replaceQuery({ show: next || undefined })}
          options={GROUPS}
        />
        <TagChoice tag={tag} />
      </div>
      <PagedTable
        of={customers}
        label={customersTexts.customers}
        rows="customers"
        columns={COLUMNS}
        rowId={({ email }) => email}
        empty={<p>{isFiltered ? customersTexts.noCustomerMatches : customersTexts.thereAreNoCustomers}</p>}
      />
    </Page>
  );
}

/** The tags in use; a shop without any has no such choice. */
function TagChoice({ tag }: { tag: string }) {
  const { data } = useAnswer('/api/owner/customers/tags');
  const known = data?.tags ?? [];
  if (known.length === 0 && tag === '') return null;
  const options = known.map(
    ({ tag: name, customers: n }) => [name, fill(customersTexts.tagCount, { tag: name, n })] as const,
  );
  const isGone = tag !== '' && !known.some((each) => each.tag === tag);
  return (
    <Choice
      label={customersTexts.tag}
      value={tag}
      onChange={(next) => replaceQuery({ tag: next || undefined })}
      options={[['', customersTexts.anyTag], ...(isGone ? [[tag, tag] as const] : []), ...options]}
    />
  );
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
