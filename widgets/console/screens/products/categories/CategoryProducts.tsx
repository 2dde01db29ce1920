import { addressOf } from '#runtime/api/calls.ts';
import type { CategoryProducts as Listed } from '#runtime/contracts/category.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { change, usePages } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Section } from '../../../parts/Section.tsx';
import { PRODUCTS } from '../addresses.ts';
import { FindProduct } from './FindProduct.tsx';
import { categoriesPath } from './use-categories.ts';

interface Props {
  collectionId: string;
  categoryId: string;
}

type Product = Listed['products'][number];

/** The products of a category, which are added and taken out at once. */
export function CategoryProducts({ collectionId, categoryId }: Props) {
  const list = '/api/owner/collections/:collectionId/categories/:categoryId/products';
  const pages = usePages(addressOf(list, { collectionId, categoryId, limit: 50 }));
  const products = pages.data?.pages.flatMap((page) => page.products);
  const set = async (method: 'PUT' | 'DELETE', { id: itemId }: Product) => {
    const path = addressOf(`${list}/:itemId`, { collectionId, categoryId, itemId });
    await change({ method, path }, [categoriesPath(collectionId), PRODUCTS]);
  };
  const put = async (product: Product) => {
    await set('PUT', product);
    const { title } = product;
    notify(fill(categoryTexts.isInTheCategory, { title }), { undo: () => set('DELETE', product) });
  };
  const remove = async (product: Product) => {
    await set('DELETE', product);
    const { title } = product;
    notify(fill(categoryTexts.isNotInTheCategory, { title }), { undo: () => set('PUT', product) });
  };
  return (
    <Section title={categoryTexts.products}>
      <p className="c-quiet">{categoryTexts.productsHint}</p>
      {may('catalogue:write') && (
        <FindProduct collectionId={collectionId} held={new Set(products?.map(({ id }) => id))} onAdd={put} />
      )}
      <Loaded of={{ ...pages, data: products }}>
        {(found) =>
          found.length === 0 ? (
            <p className="c-empty">{categoryTexts.noProducts}</p>
          ) : (
            <ul className="p-held">
              {found.map((product) => (
                <li key={product.id}>
                  <Link to={`products/${product.id}`}>{product.title}</Link>
                  {may('catalogue:write') && (
                    <ActionButton isSmall action={() => remove(product)}>
                      {commonTexts.remove} <span className="sq-visually-hidden">{product.title}</span>
                    </ActionButton>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton of={pages} />
    </Section>
  );
}
