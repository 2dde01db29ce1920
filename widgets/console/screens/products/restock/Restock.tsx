import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { RestockGroup } from '#runtime/contracts/restock.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText, usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { RESTOCK } from '../addresses.ts';
import { countText } from '../count-text.ts';
import { StockDialog } from '../stock/StockDialog.tsx';
import { restockColumns } from './restock-columns.tsx';
import { SendAll } from './SendAll.tsx';
import { WaitingDialog } from './WaitingDialog.tsx';

/** Who waits for what to be back in stock. */
export default function Restock() {
  const { query } = useStore($place);
  const search = query.get('search') ?? '';
  const pages = usePages(addressOf(`${RESTOCK}/groups`, { limit: 100 }));
  const [open, setOpen] = useState<RestockGroup | undefined>();
  const [counted, setCounted] = useState<string | undefined>();
  const maySend = may('restock:write');
  const mayCount = may('stock:write');
  const columns = useMemo(() => {
    const count = mayCount ? ({ variantId }: RestockGroup) => setCounted(variantId) : undefined;
    return restockColumns({ show: setOpen, count, send: maySend ? send : undefined });
  }, [mayCount, maySend]);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const groups = useMemo(() => pages.data?.pages.flatMap(({ signUpGroups }) => signUpGroups) ?? [], [pages.data]);
  const found = useMemo(
    () => groups.filter(({ title, sku }) => `${title} ${sku}`.toLowerCase().includes(wanted)),
    [groups, wanted],
  );
  return (
    <Page title={productsTexts.restockLists} actions={maySend && <SendAll />}>
      <Loaded of={pages}>
        {() => (
          <>
            {groups.length > 0 && (
              <search className="c-filters">
                <TextField
                  label={productsTexts.findByTitleOrSku}
                  type="search"
                  value={search}
                  onChange={(text) => replaceQuery({ search: text })}
                />
              </search>
            )}
            <DataTable
              label={productsTexts.variantsThatPeopleWait}
              rows={found}
              columns={columns}
              rowId={({ variantId }) => variantId}
              empty={<p>{emptyText(groups.length, pages.hasNextPage)}</p>}
            />
            <MoreButton of={pages} />
          </>
        )}
      </Loaded>
      <StockDialog variantId={counted} onClose={() => setCounted(undefined)} />
      {open && <WaitingDialog group={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

function emptyText(count: number, hasMore: boolean): string {
  if (count > 0) return hasMore ? productsTexts.noneOfThose : commonTexts.nothingWasFound;
  return productsTexts.nobodyWaitsForAnything;
}

async function send({ productId, variantId, title }: RestockGroup): Promise<void> {
  try {
    const { body } = await change({ method: 'POST', path: `${RESTOCK}/send`, body: { productId, variantId } }, [
      RESTOCK,
    ]);
    const rest = body.remaining > 0 ? ` ${fill(productsTexts.moreFollow, { remaining: body.remaining })}` : '';
    notify(
      fill(productsTexts.sentAboutTitleCount, { title, count: countText(body.sent, productsTexts.countMails), rest }),
    );
  } catch (error) {
    notify(errorText(error), { kind: 'failed' });
  }
}
