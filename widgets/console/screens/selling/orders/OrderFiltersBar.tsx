import { type ReactNode, useEffect, useState } from 'react';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useSearchText } from '../../../parts/use-search-text.ts';
import { CountryChoice } from '../parts/CountryChoice.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { DELIVERED_OPTIONS, type OrderFilters, PAYMENT_OPTIONS, STATE_OPTIONS, TEST_OPTIONS } from './order-filters.ts';
import { ProductFilter } from './ProductFilter.tsx';

/** The search and the filters of the list; all but the state are folded away until they are wanted, beside `views`. */
export function OrderFiltersBar({ filters, views }: { filters: OrderFilters; views: ReactNode }) {
  const { state = '', test = '', from = '', until = '', payment = '', delivered = '', email, search } = filters;
  const { country = '', product, coupon } = filters;
  const isMore = Boolean(test || from || until || payment || delivered || country || product || coupon);
  const [isUnfolded, unfold] = useState(isMore);
  // A filter that was set elsewhere, as by a saved view, is shown.
  useEffect(() => {
    if (isMore) unfold(true);
  }, [isMore]);
  return (
    <>
      <div className="c-filters">
        <OrderSearch search={email ?? search ?? ''} />
        <Choice
          label={commonTexts.state}
          value={state}
          onChange={(next) => replaceQuery({ state: next || undefined })}
          options={STATE_OPTIONS}
        />
      </div>
      <div className="c-folds">
        <details
          className="s-more-filters"
          open={isUnfolded}
          onToggle={({ currentTarget }) => unfold(currentTarget.open)}
        >
          <summary>{orderListTexts.moreFilters}</summary>
          {isUnfolded && <MoreFilters filters={filters} />}
        </details>
        {views}
      </div>
    </>
  );
}

function MoreFilters({ filters }: { filters: OrderFilters }) {
  const { test = '', from = '', until = '', payment = '', delivered = '', country = '', product } = filters;
  return (
    <>
      <div className="c-filters">
        <Choice
          label={orderListTexts.payment}
          value={payment}
          onChange={(next) => replaceQuery({ payment: next || undefined })}
          options={PAYMENT_OPTIONS}
        />
        <Choice
          label={orderListTexts.delivered}
          value={delivered}
          onChange={(next) => replaceQuery({ delivered: next || undefined })}
          options={DELIVERED_OPTIONS}
        />
        <CountryChoice country={country} />
        <CouponFilter />
      </div>
      <ProductFilter product={product} />
      <div className="c-filters">
        <TextField
          label={orderListTexts.from}
          type="date"
          value={from}
          onChange={(next) => replaceQuery({ from: next || undefined })}
        />
        <TextField
          label={orderListTexts.until}
          type="date"
          value={until}
          onChange={(next) => replaceQuery({ until: next || undefined })}
        />
        <Choice
          label={orderListTexts.test}
          value={test}
          onChange={(next) => replaceQuery({ test: next || undefined })}
          options={TEST_OPTIONS}
        />
      </div>
    </>
  );
}

function CouponFilter() {
  const [text, setText] = useSearchText('coupon');
  return (
    <TextField
      label={orderListTexts.coupon}
      type="search"
      autoComplete="off"
      maxLength={ID_MAX_LENGTH}
      value={text}
      onChange={setText}
    />
  );
}
