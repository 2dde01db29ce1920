import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { OwnerCoupon, OwnerCoupons } from '#runtime/contracts/coupons.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCurrency } from '../../../parts/use-currency.ts';
import { useSearchText } from '../../../parts/use-search-text.ts';
import { COUPON_STATE_TEXT, COUPON_STATES, discountText, usesText } from './coupon-texts.ts';

const STATES = [['', 'All'], ...COUPON_STATES.map((state) => [state, COUPON_STATE_TEXT[state]] as const)] as const;

function columnsFor(currency: string): readonly Column<OwnerCoupon>[] {
  return [
    {
      ...{ id: 'code', title: 'Code', isTitle: true },
      value: ({ code }) => code,
      cell: ({ code }) => <Link to={`coupons/${encodeURIComponent(code)}`}>{code}</Link>,
    },
    { id: 'name', title: 'Name', value: ({ name }) => name },
    { id: 'discount', title: 'Discount', cell: ({ discount }) => discountText(discount, currency) },
    {
      ...{ id: 'state', title: 'State' },
      cell: ({ state }) => <span className="c-badge">{COUPON_STATE_TEXT[state]}</span>,
    },
    {
      ...{ id: 'until', title: 'Until' },
      cell: ({ endsAt }) => (endsAt === null ? 'No end' : dateTime(endsAt)),
    },
    { id: 'uses', title: 'Uses', isNumber: true, value: ({ timesUsed }) => timesUsed, cell: usesText },
  ];
}

/** The codes that buyers enter for a discount. */
export default function Coupons() {
  const { query } = useStore($place);
  const search = query.get('search') ?? '';
  const [text, setText] = useSearchText('search');
  const state = COUPON_STATES.find((each) => each === query.get('state')) ?? '';
  const filters = new URLSearchParams({ search, ...(state && { state }) });
  const coupons = usePages<OwnerCoupons>(`/api/owner/coupons?${filters}`);
  const currency = useCurrency();
  const columns = useMemo(() => columnsFor(currency), [currency]);
  const create = may('catalogue:write') && (
    <Link className="c-button c-button--main" to="coupons/new">
      New coupon
    </Link>
  );
  return (
    <Page title="Coupons" actions={create}>
      <div className="c-filters">
        <TextField
          label="Code begins with"
          type="search"
          autoComplete="off"
          maxLength={64}
          value={text}
          onChange={setText}
        />
        <Choice
          label="State"
          value={state}
          onChange={(next) => replaceQuery({ state: next || undefined })}
          options={STATES}
        />
      </div>
      <PagedTable
        of={coupons}
        label="Coupons"
        rows="coupons"
        columns={columns}
        rowId={({ code }) => code}
        empty={
          search || state ? (
            <p>No coupon matches.</p>
          ) : (
            <p>There are no coupons yet. Create one, and give its code to buyers.</p>
          )
        }
      />
    </Page>
  );
}
