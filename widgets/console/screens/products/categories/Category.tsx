import { lazy, Suspense } from 'react';
import type { OwnerCategory } from '#runtime/contracts/category.ts';
import { CATEGORY_NAME_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { Fields } from '../../../parts/Fields.tsx';
import { History } from '../../../parts/History.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { parentOptions } from './parent-options.ts';
import { removeCategory } from './remove-category.ts';
import { rootOf } from './tree.ts';
import { categoriesPath, categoryPath, useCategories } from './use-categories.ts';

/** The field is of another room, and comes with the first category that is opened. */
const PictureField = lazy(async () => ({
  default: (await import('../../content/covers/PictureField.tsx')).PictureField,
}));

const NAMES = {
  displayName: categoryTexts.name,
  urlId: categoryTexts.webAddress,
  parentCategoryId: categoryTexts.below,
  picture: categoryTexts.picture,
};

type Value = Pick<OwnerCategory, 'displayName' | 'urlId' | 'parentCategoryId' | 'picture'>;

/** One category: its name, web address, place, picture and products. */
export default function CategoryScreen({ parts: { page = '', category = '' } }: { parts: ScreenParts }) {
  return <CategoryEditor key={`${page}/${category}`} collectionId={page} id={category} />;
}

function CategoryEditor({ collectionId, id }: { collectionId: string; id: string }) {
  const path = categoryPath(collectionId, id);
  const editor = useEditor({
    path,
    toValue: ({ displayName, urlId, parentCategoryId, picture }): Value => {
      return { displayName, urlId, parentCategoryId, picture };
    },
    toBody: (value) => ({ ...value, pageRendering: 'LIST_VIEW' as const }),
    touched: [categoriesPath(collectionId)],
    name: ({ displayName }) => displayName,
  });
  const { reading, draft, failure, conflict } = editor;
  const { all = [] } = useCategories(collectionId);
  const mayWrite = may('catalogue:write');
  const errors = failure?.errors ?? {};
  const saved = reading.data;
  const rootId = rootOf(all)?.id;
  return (
    <Page
      title={saved?.body.displayName ?? categoryTexts.category}
      back={{ to: `categories?page=${encodeURIComponent(collectionId)}`, text: categoryTexts.categories }}
      actions={
        saved && (
          <>
            <a className="c-button" href={saved.body.fullUrl} target="_blank" rel="noreferrer">
              {categoryTexts.viewInTheShop}
            </a>
            {mayWrite && draft && (
              <button
                type="button"
                className="c-button"
                onClick={() => void removeCategory(saved.body, all, draft.discard)}
              >
                {commonTexts.delete}
              </button>
            )}
          </>
        )
      }
    >
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <Fields mayWrite={mayWrite}>
              <Section title={categoryTexts.nameAndPlace}>
                <div className="c-columns">
                  <TextField
                    label={categoryTexts.name}
                    value={draft.value.displayName}
                    maxLength={CATEGORY_NAME_MAX_LENGTH}
                    hint={categoryTexts.nameHint}
                    error={errors.displayName}
                    onChange={(displayName) => draft.change({ displayName })}
                  />
                  <TextField
                    label={categoryTexts.webAddress}
                    value={draft.value.urlId}
                    maxLength={60}
                    hint={fill(categoryTexts.webAddressHint, { address: body.fullUrl })}
                    error={errors.urlId}
                    onChange={(urlId) => draft.change({ urlId })}
                  />
                  <Choice
                    label={categoryTexts.below}
                    value={draft.value.parentCategoryId === rootId ? '' : draft.value.parentCategoryId}
                    options={parentOptions(all, id)}
                    hint={categoryTexts.belowHint}
                    error={errors.parentCategoryId}
                    onChange={(parent) => draft.change({ parentCategoryId: parent || (rootId ?? '') })}
                  />
                </div>
              </Section>
              <Section title={categoryTexts.picture}>
                <Suspense fallback={<p className="c-quiet">{commonTexts.loading}</p>}>
                  <PictureField
                    noun={categoryTexts.pictureNoun}
                    value={draft.value.picture}
                    onChange={(picture) => draft.change({ picture })}
                    errors={errors}
                    path="picture"
                    hint={categoryTexts.pictureHint}
                  />
                </Suspense>
              </Section>
            </Fields>
          )
        }
      </Loaded>
      {saved && <CategoryProducts collectionId={collectionId} categoryId={id} />}
      {saved && <History target={id} actions={['category']} names={NAMES} />}
      {draft && mayWrite && (
        <SaveBar
          isDirty={draft.isDirty}
          isSaving={editor.isSaving}
          isRestored={draft.isRestored}
          error={failure?.text}
          onSave={() => void editor.save()}
          onDiscard={draft.discard}
        />
      )}
      <ConflictDialog conflict={conflict} names={NAMES} onResolve={editor.resolve} onClose={editor.dismissConflict} />
    </Page>
  );
}
