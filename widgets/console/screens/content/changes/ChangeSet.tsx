import { useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { ChangeSet, ChangeSetEntry } from '#runtime/contracts/change-sets.ts';
import { changesTexts } from '#runtime/i18n/en/console/bin.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { useAnswer, usePages } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { Section } from '../../../parts/Section.tsx';
import { questionText, resultText, takeBack } from '../../../parts/take-back.ts';
import { useActors } from '../../../parts/use-actors.ts';
import { countsText, setTitle, stateText, stayText, typeText, valueLines, whatText } from './change-texts.ts';
import { mayTakeBack } from './may-take-back.ts';

/** One act that changed several things: what it changed, and taking it back. */
export default function ChangeSetScreen({ parts: { changeSet = '' } }: { parts: ScreenParts }) {
  const reading = useAnswer(addressOf('/api/owner/change-sets/:changeSet', { changeSet }));
  const entries = usePages(addressOf('/api/owner/change-sets/:changeSet/entries', { changeSet }));
  const back = { to: 'changes', text: changesTexts.changes };
  return (
    <Page title={reading.data ? setTitle(reading.data) : changesTexts.change} back={back}>
      <Loaded of={reading}>
        {(set) => (
          <>
            <SetFacts set={set} />
            <Section title={changesTexts.entries}>
              <PagedTable
                of={entries}
                label={changesTexts.entries}
                rows="entries"
                columns={COLUMNS}
                rowId={({ id }) => id}
                empty={<p>{changesTexts.noEntries}</p>}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function SetFacts({ set }: { set: ChangeSet }) {
  const nameOf = useActors();
  const [progress, setProgress] = useState('');
  const facts = useMemo(
    () =>
      [
        [changesTexts.madeAt, dateTime(set.madeAt)],
        [changesTexts.madeBy, nameOf({ keyId: set.madeBy, keyName: set.madeByKey })],
        [changesTexts.things, countsText(set)],
        [changesTexts.state, stateText(set)],
        [changesTexts.endsAt, set.takenBackAt === null && dateTime(set.endsAt)],
        [
          changesTexts.takenBackBy,
          set.takenBackBy !== null && nameOf({ keyId: set.takenBackBy, keyName: set.takenBackByKey }),
        ],
        [changesTexts.takenBackAt, set.takenBackAt !== null && dateTime(set.takenBackAt)],
      ] as const,
    [set, nameOf],
  );
  const action = set.takenBackAt === null ? changesTexts.takeBack : changesTexts.takeTheRestBack;
  const press = () =>
    ask({
      title: set.kind === 'import' ? changesTexts.questionImport : changesTexts.question,
      text: questionText(set),
      action,
      isDangerous: set.created > 0,
      run: async () => {
        const total = set.open;
        try {
          const onProgress = ({ open }: ChangeSet) =>
            setProgress(fill(changesTexts.progress, { done: Math.max(total - open, 0), total }));
          notify(resultText(await takeBack(set.id, onProgress)));
        } finally {
          setProgress('');
        }
      },
    });
  return (
    <Section title={changesTexts.change}>
      <Facts facts={facts} />
      {set.open > 0 && mayTakeBack(set) && (
        <div className="c-row">
          <button type="button" className="c-button c-button--main" onClick={() => void press()}>
            {action}
          </button>
        </div>
      )}
      <p role="status">{progress}</p>
    </Section>
  );
}

const STATES: Readonly<Record<ChangeSetEntry['state'], string>> = {
  open: changesTexts.open,
  takenBack: changesTexts.takenBack,
  partly: changesTexts.partly,
  stayed: changesTexts.stayed,
};

const COLUMNS: readonly Column<ChangeSetEntry>[] = [
  {
    id: 'title',
    title: changesTexts.thing,
    isTitle: true,
    value: ({ title, target }) => title || target || changesTexts.nobodyNamed,
    cell: (entry) => (
      <>
        {entry.title || entry.target || changesTexts.nobodyNamed}
        <div className="c-quiet">{typeText(entry)}</div>
      </>
    ),
  },
  {
    id: 'what',
    title: changesTexts.what,
    value: whatText,
    cell: (entry) => (
      <>
        {whatText(entry)}
        {valueLines(entry).map((line) => (
          <div key={line} className="c-quiet">
            {line}
          </div>
        ))}
      </>
    ),
  },
  {
    id: 'state',
    title: changesTexts.result,
    value: ({ state }) => STATES[state],
    cell: (entry) => (
      <>
        {STATES[entry.state]}
        {stayText(entry) && <div className="c-quiet">{stayText(entry)}</div>}
      </>
    ),
  },
];
