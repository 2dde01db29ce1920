import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { Link } from '../../../app/Link.tsx';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCollections } from '../use-collections.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { NewCategory } from './NewCategory.tsx';
import { useCategories } from './use-categories.ts';

/** The categories of a page of products. */
export default function Categories() {
  const { query } = useStore($place);
  const { reading, collections } = useCollections();
  const chosen = collections.find(({ id }) => id === query.get('page')) ?? collections[0];
  const { pages, all } = useCategories(chosen?.id);
  const [isCreating, setCreating] = useState(false);
  const create = may('catalogue:write') && chosen && (
    <button type="button" className="c-button c-button--main" onClick={() => setCreating(true)}>
      {categoryTexts.newCategory}
    </button>
  );
  const text = query.get('q') ?? '';
  return (
    <Page title={categoryTexts.categories} actions={create}>
      <Loaded of={reading} failure={editorTexts.noCollections}>
        {() =>
          chosen === undefined ? (
            <div className="c-empty">
              <p>{categoryTexts.noPageOfProducts}</p>
              <p>
                <Link to="pages">{categoryTexts.makeAPage}</Link>
              </p>
            </div>
          ) : (
            <>
              <div className="c-filters">
                {collections.length > 1 && (
                  <Choice
                    label={categoryTexts.pageOfProducts}
                    value={chosen.id}
                    options={collections.map(({ id, title }) => [id, title] as const)}
                    onChange={(page) => replaceQuery({ page, q: undefined })}
                  />
                )}
                <TextField
                  label={categoryTexts.findACategory}
                  type="search"
                  value={text}
                  onChange={(q) => replaceQuery({ q })}
                />
              </div>
              <Loaded of={{ ...pages, data: all }}>
                {(categories) => (
                  <CategoryTree
                    key={chosen.id}
                    collectionId={chosen.id}
                    saved={categories}
                    search={text}
                    refetch={pages.refetch}
                  />
                )}
              </Loaded>
              <MoreButton of={pages} />
              {isCreating && (
                <NewCategory collectionId={chosen.id} known={all ?? []} onClose={() => setCreating(false)} />
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
