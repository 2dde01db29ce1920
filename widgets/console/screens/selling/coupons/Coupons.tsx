import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import type { Column } from '../../../parts/DataTable.tsx';
import { shopTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCurrency } from '../../../parts/use-currency.ts';
import { useSearchText } from '../../../parts/use-search-text.ts';
import { COUPON_STATE_TEXT, COUPON_STATES, discountText, usesText } from './coupon-texts.ts';

const STATES = [
  ['', commonTexts.all],
  ...COUPON_STATES.map((state) => [state, COUPON_STATE_TEXT[state]] as const),
] as const;

function columnsFor(currency: string): readonly Column<OwnerCoupon>[] {
  return [
    {
      id: 'code',
      title: sellingTexts.code,
      isTitle: true,
      value: ({ code }) => code,
      cell: ({ code }) => <Link to={`coupons/${encodeURIComponent(code)}`}>{code}</Link>,
    },
    { id: 'name', title: commonTexts.name, value: ({ name }) => name },
    { id: 'discount', title: sellingTexts.discount, cell: ({ discount }) => discountText(discount, currency) },
    {
      id: 'state',
      title: commonTexts.state,
      cell: ({ state }) => <span className="c-badge">{COUPON_STATE_TEXT[state]}</span>,
    },
    {
      id: 'until',
      title: sellingTexts.until,
      cell: ({ endsAt }) => (endsAt === null ? sellingTexts.noEnd : shopTime(endsAt)),
    },
    { id: 'uses', title: sellingTexts.uses, isNumber: true, value: ({ timesUsed }) => timesUsed, cell: usesText },
  ];
}

/** The codes that buyers enter for a discount. */
export default function Coupons() {
  const { query } = useStore($place);
  const search = query.get('search') ?? '';
  const [text, setText] = useSearchText('search');
  const state = COUPON_STATES.find((each) => each === query.get('state')) ?? '';
  const coupons = usePages(addressOf('/api/owner/coupons', { search, state: state || undefined }));
  const currency = useCurrency();
  const columns = useMemo(() => columnsFor(currency), [currency]);
  const create = may('catalogue:write') && (
    <Link className="c-button c-button--main" to="coupons/new">
      {sellingTexts.newCoupon}
    </Link>
  );
  return (
    <Page title={sellingTexts.coupons} actions={create}>
      <div className="c-filters">
        <TextField
          label={sellingTexts.codeBeginsWith}
          type="search"
          autoComplete="off"
          maxLength={64}
          value={text}
          onChange={setText}
        />
        <Choice
          label={commonTexts.state}
          value={state}
          onChange={(next) => replaceQuery({ state: next || undefined })}
          options={STATES}
        />
      </div>
      <PagedTable
        views="coupons"
        of={coupons}
        label={sellingTexts.coupons}
        rows="coupons"
        columns={columns}
        rowId={({ code }) => code}
        empty={search || state ? <p>{sellingTexts.noCouponMatches}</p> : <p>{sellingTexts.thereAreNoCoupons}</p>}
      />
    </Page>
  );
}
