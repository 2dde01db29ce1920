import { useMemo, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { BinThing } from '#runtime/contracts/bin.ts';
import type { BinKind } from '#runtime/contracts/bin-kinds.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { BIN, backText, bringBack } from '../../../parts/bring-back.ts';
import type { Column } from '../../../parts/DataTable.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { recordName } from '../../../parts/names.ts';
import { Page } from '../../../parts/Page.tsx';
import { PagedTable } from '../../../parts/PagedTable.tsx';
import { useActors } from '../../../parts/use-actors.ts';

/** What a role needs to bring a thing of a kind back. */
const SCOPES: Readonly<Record<BinKind, OwnerScope>> = {
  product: 'catalogue:write',
  item: 'content:write',
  collection: 'content:write',
  category: 'catalogue:write',
  memberArea: 'members:write',
  template: 'templates:write',
  form: 'forms:write',
  popup: 'content:write',
  coupon: 'catalogue:write',
};

/** What was deleted in the last 30 days, and can come back. */
export default function Bin() {
  const pages = usePages(BIN);
  const nameOf = useActors();
  const columns = useMemo(() => columnsWith(nameOf), [nameOf]);
  return (
    <Page title={binTexts.bin}>
      <p className="c-quiet">{binTexts.intro}</p>
      <PagedTable
        of={pages}
        label={binTexts.bin}
        rows="things"
        columns={columns}
        rowId={({ kind, target }) => `${kind} ${target}`}
        empty={<p>{binTexts.empty}</p>}
      />
    </Page>
  );
}

function columnsWith(nameOf: ReturnType<typeof useActors>): readonly Column<BinThing>[] {
  return [
    {
      id: 'title',
      title: binTexts.thing,
      isTitle: true,
      value: ({ title }) => title,
      cell: (thing) => (
        <>
          {thing.title}
          <div className="c-quiet">{kindText(thing)}</div>
        </>
      ),
    },
    {
      id: 'deletedAt',
      title: binTexts.deletedAt,
      value: ({ deletedAt }) => deletedAt,
      cell: (thing) => dateTime(thing.deletedAt),
    },
    {
      id: 'by',
      title: binTexts.deletedBy,
      value: (thing) => nameOf({ keyId: thing.deletedBy, keyName: thing.deletedByKey }),
    },
    { id: 'endsAt', title: binTexts.goneOn, cell: ({ endsAt }) => dateTime(endsAt) },
    { id: 'actions', title: binTexts.actions, cell: (thing) => may(SCOPES[thing.kind]) && <Actions thing={thing} /> },
  ];
}

const CONTENTS = [
  ['products', binTexts.products],
  ['items', binTexts.items],
  ['categories', binTexts.categories],
  ['memberships', binTexts.memberships],
] as const;

/** Writes what a thing is, and what comes back with it: "Page, with 60 products and 4 categories". */
function kindText({ kind, holds }: BinThing): string {
  const contents = CONTENTS.filter(([name]) => holds[name] > 0).map(([name, text]) => fill(text, { n: holds[name] }));
  if (contents.length === 0) return recordName(kind);
  const list = new Intl.ListFormat(languageTexts.tag, { type: 'conjunction' }).format(contents);
  return fill(binTexts.withContents, { kind: recordName(kind), contents: list });
}

function Actions({ thing: { kind, target, title } }: { thing: BinThing }) {
  const [left, setLeft] = useState(0);
  const restore = async () => {
    const restored = await bringBack(kind, target, setLeft).finally(() => setLeft(0));
    notify(backText(restored));
  };
  const forget = () =>
    ask({
      title: fill(binTexts.forgetQuestion, { title }),
      text: binTexts.forgetText,
      action: binTexts.deleteForGood,
      isDangerous: true,
      run: async () => {
        await change({ method: 'DELETE', path: addressOf('/api/owner/bin/:kind/:target', { kind, target }) }, [BIN]);
        notify(fill(binTexts.isGone, { title }));
      },
    });
  return (
    <span className="p-row-actions">
      {left > 0 && (
        <span role="status" className="c-quiet">
          {fill(binTexts.bringingBack, { title, n: left })}
        </span>
      )}
      <ActionButton isSmall action={restore}>
        {binTexts.bringBack} <span className="sq-visually-hidden">{title}</span>
      </ActionButton>
      <button type="button" className="c-button c-button--small" onClick={() => void forget()}>
        {binTexts.deleteForGood} <span className="sq-visually-hidden">{title}</span>
      </button>
    </span>
  );
}
