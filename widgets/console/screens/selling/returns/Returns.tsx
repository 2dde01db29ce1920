import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import { RETURN_STATES } from '#runtime/contracts/enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { RETURN_COLUMNS } from './ReturnTable.tsx';
import { RETURN_STATE_TEXT } from './return-texts.ts';

/** Those whose money is due by law, the first one before the others. */
const DUE = 'due';
const CHOICES = [
  ['', commonTexts.all],
  [DUE, sellingTexts.moneyIsDue],
  ...RETURN_STATES.map((state) => [state, RETURN_STATE_TEXT[state]] as const),
] as const;

/** The returns, newest first, or the first one that is due before the others. */
export default function Returns() {
  const { query } = useStore($place);
  const state = RETURN_STATES.find((each) => each === query.get('state'));
  const isDue = query.get('due') === 'true';
  const returns = usePages(addressOf('/api/owner/returns', isDue ? { due: 'true' } : { state }));
  const choose = (next: string) =>
    replaceQuery(next === DUE ? { due: 'true', state: undefined } : { due: undefined, state: next || undefined });
  return (
    <Page title={sellingTexts.returns}>
      <div className="c-filters">
        <Choice label={commonTexts.state} value={isDue ? DUE : (state ?? '')} onChange={choose} options={CHOICES} />
      </div>
      <PagedTable
        views="returns"
        of={returns}
        label={sellingTexts.returns}
        rows="returns"
        columns={RETURN_COLUMNS}
        rowId={({ id }) => id}
        empty={<p>{sellingTexts.thereAreNoReturns}</p>}
      />
    </Page>
  );
}
