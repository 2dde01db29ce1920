import { flushSync } from 'react-dom';
import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { navigate } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { duplicate, remove, run } from '../list/product-actions.ts';
import { useCollections } from '../use-collections.ts';

interface Props {
  product: OwnerProduct;
  /** Forgets what was typed and not saved. */
  discard: () => void;
}

/** What is done with a product as a whole: looking at it in the shop, copying and deleting it. */
export function ProductButtons({ product, discard }: Props) {
  const { collections } = useCollections();
  const collection = collections.find(({ id }) => id === product.collectionId);
  const isVisible = product.status === 'published' && !product.isScheduled;
  const removeAndLeave = async () => {
    if (!(await remove(product))) return;
    // The screen is left without a question once nothing of it is unsaved.
    flushSync(discard);
    await navigate('products');
  };
  return (
    <>
      {collection && isVisible && (
        <a
          className="c-button"
          href={`${collection.urlId === '' ? '' : `/${collection.urlId}`}/p/${product.urlSlug}`}
          target="_blank"
          rel="noreferrer"
        >
          {productsTexts.view}
        </a>
      )}
      {may('catalogue:write') && (
        <>
          <button type="button" className="c-button" onClick={() => run(() => duplicate(product))}>
            {productsTexts.duplicate}
          </button>
          <button type="button" className="c-button" onClick={() => run(removeAndLeave)}>
            {commonTexts.delete}
          </button>
        </>
      )}
    </>
  );
}
