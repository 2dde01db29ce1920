import { addressOf } from '#runtime/api/calls.ts';
import type { ItemDefinition, OwnerItem } from '#runtime/contracts/content.ts';
import { isUrlSlug } from '#runtime/domain/url-slug.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { undoDeletion } from '../../../parts/bring-back.ts';
import { Fields } from '../../../parts/Fields.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { deleteObject } from '../shared/delete-object.ts';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { LockSection } from '../shared/LockSection.tsx';
import { ItemFields } from './ItemFields.tsx';
import { itemAddress } from './item-address.ts';
import { ITEM_KINDS, stateOf } from './item-kinds.ts';

const NAMES = {
  title: commonTexts.title,
  urlSlug: commonTexts.address,
  excerpt: contentTexts.excerpt,
  body: contentTexts.content,
  status: contentTexts.status,
  tags: contentTexts.tags,
  publishedAt: contentTexts.date,
  categories: contentTexts.categories,
  images: contentTexts.pictures,
  startsAt: contentTexts.start,
  endsAt: contentTexts.end,
  location: commonTexts.place,
  seoTitle: contentTexts.titleForSearchEngines,
  seoDescription: contentTexts.descriptionForSearchEngines,
};

/** One post, event, lesson, gallery or other item that is not sold. */
export default function Item({ parts }: { parts: ScreenParts }) {
  return <Editor key={parts.item} id={parts.item ?? ''} />;
}

function Editor({ id }: { id: string }) {
  const path = addressOf('/api/owner/items/:itemId', { itemId: id });
  const reading = useAnswer(path);
  const inCollection = reading.data && collectionAddress(reading.data.collectionId);
  const collection = useAnswer(inCollection);
  const editor = useEditor({
    path,
    toValue: itemBody,
    touched: inCollection ? [inCollection] : [],
    name: ({ title }) => title,
  });
  const { draft, failure } = editor;
  const saved = reading.data;
  const problem = draft && addressError(draft.value);
  const back = saved
    ? {
        to: `pages/${encodeURIComponent(saved.collectionId)}`,
        text: collection.data?.navigationTitle ?? contentTexts.collection,
      }
    : { to: 'pages', text: commonTexts.pages };
  const remove = ({ title, version, collectionId }: OwnerItem, discard: () => void) =>
    deleteObject({
      title,
      path,
      version,
      discard,
      to: back.to,
      list: collectionAddress(collectionId),
      text: binTexts.staysInTheBin,
      undo: undoDeletion('item', id),
    });
  const urlId = collection.data?.urlId;
  return (
    <Page
      title={saved?.title ?? contentTexts.item}
      back={back}
      actions={
        saved &&
        urlId !== undefined &&
        (stateOf(saved) === 'published' ? (
          <a className="c-button" href={itemAddress(urlId, saved.urlSlug)} target="_blank" rel="noreferrer">
            {contentTexts.viewOnTheShop}
          </a>
        ) : (
          <span className="c-badge c-badge--warn">{contentTexts.visitorsDoNotSee}</span>
        ))
      }
    >
      <Loaded of={editor.reading}>
        {({ body }) =>
          draft && (
            <>
              <p className="c-quiet">{ITEM_KINDS[body.recordType]}</p>
              <Fields mayWrite={may('content:write')}>
                <ItemFields
                  value={draft.value}
                  onChange={draft.change}
                  errors={{ ...failure?.errors, ...(problem && { urlSlug: problem }) }}
                  collectionAddress={urlId}
                />
              </Fields>
              <LockSection
                path={addressOf('/api/owner/items/:itemId/password', { itemId: id })}
                what={contentTexts.thisItem}
                isLocked={body.isLocked}
                touched={[path, '/api/owner/passwords']}
                mayWrite={may('content:write')}
              />
              <EditorFoot of={editor} names={NAMES} problem={problem} history={{ target: id, actions: ['item'] }} />
              {may('content:write') && (
                <p>
                  <button
                    type="button"
                    className="c-button c-button--danger"
                    onClick={() => void remove(body, draft.discard)}
                  >
                    {contentTexts.deleteThisItem}
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

function collectionAddress(collectionId: string) {
  return addressOf('/api/owner/collections/:collectionId', { collectionId });
}

function addressError({ urlSlug = '' }: ItemDefinition): string | undefined {
  if (urlSlug === '') return contentTexts.writeAnAddress;
  return isUrlSlug(urlSlug) ? undefined : fill(editorTexts.urlWrong, { val: urlSlug });
}

/** Returns what an owner may change of an item. */
function itemBody(item: OwnerItem): ItemDefinition {
  const { id: _, collectionId: __, position: ___, likeCount: ____, publicCommentCount: _____, ...rest } = item;
  const { version: ______, updatedAt: _______, ...definition } = rest;
  return definition;
}
