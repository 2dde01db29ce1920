import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Translation, TranslationKind } from '#runtime/contracts/translations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { usePages } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useRest } from '../../../parts/use-rest.ts';
import { sortOnceWhole } from '../../../parts/use-table-sort.ts';
import { KIND_TEXTS, missingIn, thingTitle } from './text-names.ts';

const BACK = { to: 'translations', text: contentTexts.translations };
const KINDS = [['', contentTexts.everything], ...Object.entries(KIND_TEXTS)] as [TranslationKind | '', string][];

const COLUMNS: readonly Column<Translation>[] = [
  {
    id: 'title',
    title: contentTexts.thing,
    isTitle: true,
    value: thingTitle,
    cell: ({ language, kind, id, title }) => (
      <Link to={`translations/${language}/${kind}/${encodeURIComponent(id)}`}>{thingTitle({ kind, title })}</Link>
    ),
  },
  { id: 'kind', title: commonTexts.kind, value: ({ kind }) => KIND_TEXTS[kind] },
  {
    id: 'missing',
    title: commonTexts.state,
    value: missingIn,
    cell: (row) => (
      <div>
        <State missing={missingIn(row)} />
      </div>
    ),
  },
];

/** All things of the shop that can be translated into one language. */
export default function TranslationList({ parts }: { parts: ScreenParts }) {
  const { query } = useStore($place);
  const language = parts.language ?? '';
  const [kind] = KINDS.find(([each]) => each === query.get('kind')) ?? [''];
  const text = query.get('q') ?? '';
  const isMissingOnly = query.get('missing') === '1';
  const pages = usePages(
    addressOf('/api/owner/translations/:language', { language, limit: 100, kind: kind || undefined }),
  );
  // What is missing can stand on any page of the list.
  useRest(pages, text !== '' || isMissingOnly);
  const all = useMemo(() => pages.data?.pages.flatMap(({ translations }) => translations), [pages.data]);
  const rows = useMemo(() => {
    const wanted = text.trim().toLowerCase();
    const named = (all ?? []).filter((row) => thingTitle(row).toLowerCase().includes(wanted));
    return isMissingOnly ? named.filter((row) => missingIn(row) > 0) : named;
  }, [all, text, isMissingOnly]);
  return (
    <Page title={fill(contentTexts.translationsLanguage, { language: languageName(language) })} back={BACK}>
      <div className="c-filters">
        <TextField label={commonTexts.search} type="search" value={text} onChange={(q) => replaceQuery({ q })} />
        <Choice
          label={commonTexts.kind}
          value={kind}
          options={KINDS}
          onChange={(value) => replaceQuery({ kind: value })}
        />
        <Tick
          label={contentTexts.onlyWhatHasMissing}
          checked={isMissingOnly}
          onChange={(isOn) => replaceQuery({ missing: isOn ? '1' : undefined })}
        />
      </div>
      <Loaded of={{ ...pages, data: all }}>
        {() => (
          <DataTable
            server={sortOnceWhole(pages)}
            label={contentTexts.thingsWithTexts}
            rows={rows}
            columns={COLUMNS}
            rowId={({ kind: of, id }) => `${of}/${id}`}
            empty={
              isMissingOnly && !text && !kind ? contentTexts.everyTextIsTranslated : contentTexts.nothingMatchesChange
            }
          />
        )}
      </Loaded>
      <MoreButton of={pages} />
    </Page>
  );
}

function State({ missing }: { missing: number }) {
  if (missing === 0) return <span className="c-badge">{contentTexts.translated}</span>;
  return <span className="c-badge c-badge--warn">{fill(contentTexts.textsAreMissing, { n: missing })}</span>;
}
