import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { NavigationItem, NavigationName } from '#runtime/contracts/navigation.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { useAnswer } from '../../../app/query.ts';
import { $place, navigate } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { useCollections } from '../shared/use-collections.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { type LinkTargets, menuProblem } from './entry.ts';
import { MenuList } from './MenuList.tsx';
import { type EntryPosition, entryAt, insertAt, replaceAt } from './tree.ts';

const MENUS = [
  ['mainNav', contentTexts.mainMenuName, contentTexts.visitorsReadItAtTheHead],
  ['_hidden', contentTexts.pagesInNoMenu, contentTexts.visitorsReachThesePages],
  ['_memberareas', contentTexts.memberAreas, contentTexts.membersOnlyMenu],
] as const satisfies readonly (readonly [NavigationName, string, string])[];

/** The menus of the shop. */
export default function Navigation() {
  const { query } = useStore($place);
  const [name, , text] = MENUS.find(([each]) => each === query.get('menu')) ?? MENUS[0];
  return (
    <Page title={contentTexts.navigation}>
      <nav className="c-tabs" aria-label={contentTexts.menus}>
        {MENUS.map(([each, title]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === name}
            onClick={() => each !== name && void navigate(`navigation?menu=${each}`)}
          >
            {title}
          </button>
        ))}
      </nav>
      <p className="c-quiet">{text}</p>
      <Menu key={name} name={name} />
    </Page>
  );
}

/** The dialog is about an entry that stands in the menu, or about a new one. */
type Edited = { place: EntryPosition; entry: NavigationItem } | { place: undefined; entry: undefined };

function Menu({ name }: { name: NavigationName }) {
  const editor = useEditor({
    path: addressOf('/api/owner/navigations/:name', { name }),
    toValue: ({ items }) => ({ items }),
    touched: ['/api/owner/navigations'],
    name: MENUS.find(([each]) => each === name)?.[1] ?? contentTexts.navigation,
  });
  const areas = useAnswer(may('content:read') ? '/api/owner/member-areas' : undefined);
  const { reading, collections } = useCollections();
  const places: LinkTargets = { collections, areas: areas.data?.memberAreas ?? [] };
  const [edited, setEdited] = useState<Edited | undefined>();
  const { draft, failure } = editor;
  const mayWrite = may('settings:write');
  const keep = (entry: NavigationItem) => {
    if (!draft || !edited) return;
    const { items } = draft.value;
    draft.change({
      items: edited.place
        ? replaceAt(items, edited.place, entry)
        : insertAt(items, { folder: undefined, at: items.length }, entry),
    });
    setEdited(undefined);
  };
  return (
    <Loaded of={editor.reading}>
      {() =>
        draft && (
          <>
            {mayWrite && (
              <div className="c-row">
                <button
                  type="button"
                  className="c-button c-button--main"
                  onClick={() => setEdited({ place: undefined, entry: undefined })}
                >
                  {contentTexts.addAnEntry}
                </button>
              </div>
            )}
            {draft.value.items.length === 0 ? (
              <p className="c-empty">{contentTexts.nothing}</p>
            ) : (
              <MenuList
                items={draft.value.items}
                places={places}
                mayWrite={mayWrite}
                errors={failure?.errors ?? {}}
                onChange={(items) => draft.change({ items })}
                onEdit={(place) => {
                  const entry = entryAt(draft.value.items, place);
                  if (entry) setEdited({ place, entry });
                }}
              />
            )}
            <EditorFoot
              of={editor}
              names={{ items: contentTexts.entries }}
              problem={menuProblem(draft.value.items)}
              history={{ target: name, actions: ['navigation'] }}
            />
            {edited && (
              <EntryDialog
                menu={name}
                entry={edited.entry}
                isInFolder={edited.place?.folder !== undefined}
                places={places}
                pages={reading}
                onDone={keep}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}
