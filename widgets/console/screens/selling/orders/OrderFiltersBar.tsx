import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { type OrderFilters, STATE_OPTIONS, TEST_OPTIONS } from './order-filters.ts';

/** The search and the filters of the list; days and tests are folded away until they are wanted. */
export function OrderFiltersBar({ filters }: { filters: OrderFilters }) {
  const { state = '', test = '', from = '', until = '', email, search } = filters;
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
      <details className="s-more-filters" open={Boolean(test || from || until)}>
        <summary>{orderListTexts.moreFilters}</summary>
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
      </details>
    </>
  );
}
