import { addressOf } from '#runtime/api/calls.ts';
import type { CollectionDefinition, OwnerCollection } from '#runtime/contracts/content.ts';
import { isUrlSlug } from '#runtime/domain/url-slug.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { undoDeletion } from '../../../parts/bring-back.ts';
import { COLLECTIONS, fromEdited, isCover, toEdited } from '../../../parts/collection-body.ts';
import { Fields } from '../../../parts/Fields.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { CoverEditor } from '../covers/CoverEditor.tsx';
import { COVER_NAMES, withReadableParts } from '../covers/cover-conflict.ts';
import { coverProblem } from '../covers/cover-problem.ts';
import { deleteObject } from '../shared/delete-object.ts';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { LockSection } from '../shared/LockSection.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { CollectionItems } from './CollectionItems.tsx';
import { CollectionLooks } from './CollectionLooks.tsx';
import { hasItems, pathOf } from './collection-kinds.ts';

const BACK = { to: 'pages', text: commonTexts.pages };
const NAMES = {
  title: commonTexts.title,
  navigationTitle: contentTexts.titleInMenus,
  urlId: commonTexts.address,
  description: commonTexts.description,
  mainContent: contentTexts.content,
  enabled: contentTexts.isVisible,
  memberAreaId: contentTexts.memberArea,
  options: contentTexts.orderAndLooks,
  ...COVER_NAMES,
};
const NO_ERRORS = {};
const SHOWN = contentTexts.onceYouHaveSaved;
const HIDDEN = contentTexts.nobodySeesTheCover;

/** One page or collection: what it says, how it looks, and what is in it. */
export default function Collection({ parts }: { parts: ScreenParts }) {
  return <Editor key={parts.collection} id={parts.collection ?? ''} />;
}

function Editor({ id }: { id: string }) {
  const path = addressOf('/api/owner/collections/:collectionId', { collectionId: id });
  const editor = useEditor({
    path,
    toValue: toEdited,
    toBody: fromEdited,
    touched: [COLLECTIONS],
    name: ({ title }) => title,
  });
  const { reading, draft, failure } = editor;
  const saved = reading.data?.body;
  const mayWrite = may('content:write');
  const remove = ({ title, version, type, isLocked }: OwnerCollection, discard: () => void) =>
    deleteObject({
      title,
      path,
      version,
      discard,
      to: BACK.to,
      list: `${COLLECTIONS}?`,
      call: (forGood) =>
        addressOf('/api/owner/collections/:collectionId', {
          collectionId: id,
          confirm: title,
          ...(forGood && { forGood: 'true' as const }),
        }),
      text: [
        ...(hasItems(type) ? [contentTexts.everythingInItIsDeleted, binTexts.peopleAreNotKept] : []),
        ...(isLocked ? [binTexts.passwordIsNotKept] : []),
        binTexts.pageStays,
      ].join(' '),
      undo: undoDeletion('collection', id),
    });
  return (
    <Page
      title={saved?.navigationTitle ?? commonTexts.page}
      back={BACK}
      actions={saved && <ViewLink collection={saved} />}
    >
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <>
              {hasItems(body.type) && <CollectionItems collection={body} />}
              <Fields mayWrite={mayWrite}>
                <Section title={hasItems(body.type) ? contentTexts.aboutThisCollection : contentTexts.aboutThisPage}>
                  <CollectionFields
                    value={draft.value}
                    onChange={draft.change}
                    errors={{ ...failure?.errors, ...addressError(draft.value) }}
                  />
                </Section>
                {hasItems(body.type) && body.type !== 'products' && (
                  <CollectionLooks
                    options={draft.value.options}
                    onChange={(options) => draft.change({ options })}
                    errors={failure?.errors ?? {}}
                  />
                )}
              </Fields>
              {isCover(draft.value) && (
                <CoverEditor
                  value={draft.value}
                  onChange={draft.change}
                  errors={failure?.errors ?? NO_ERRORS}
                  path="options.cover"
                  mayWrite={mayWrite}
                  note={body.enabled ? SHOWN : HIDDEN}
                />
              )}
              <LockSection
                path={addressOf('/api/owner/collections/:collectionId/password', { collectionId: id })}
                what={hasItems(body.type) ? contentTexts.thisCollection : contentTexts.thisPage}
                isLocked={body.isLocked}
                touched={[COLLECTIONS, '/api/owner/passwords']}
                mayWrite={mayWrite}
              />
              <EditorFoot
                of={withReadableParts(editor)}
                names={NAMES}
                history={{ target: id, actions: ['collection'] }}
                problem={
                  addressError(draft.value).urlId ??
                  (isCover(draft.value) ? coverProblem(draft.value.slices) : undefined)
                }
              />
              {mayWrite && (
                <p>
                  <button
                    type="button"
                    className="c-button c-button--danger"
                    onClick={() => void remove(body, draft.discard)}
                  >
                    {hasItems(body.type) ? contentTexts.deleteThisCollection : contentTexts.deleteThisPage}
                  </button>
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function ViewLink({ collection }: { collection: OwnerCollection }) {
  if (!collection.enabled) return <span className="c-badge c-badge--warn">{contentTexts.hiddenState}</span>;
  return (
    <a className="c-button" href={pathOf(collection)} target="_blank" rel="noreferrer">
      {contentTexts.viewOnTheShop}
    </a>
  );
}

function addressError({ urlId = '' }: CollectionDefinition): { urlId?: string } {
  if (urlId === '' || isUrlSlug(urlId)) return {};
  return { urlId: fill(editorTexts.urlWrong, { val: urlId }) };
}
