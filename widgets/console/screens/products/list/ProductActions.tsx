import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { ListedProduct } from '../product-names.ts';
import { duplicate, remove, run, setStatus } from './product-actions.ts';

/** Buttons that show or hide a product, copy it and delete it. */
export function ProductActions({ product }: { product: ListedProduct }) {
  const { title, status } = product;
  const isVisible = status === 'published';
  return (
    <span className="p-row-actions">
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={fill(isVisible ? productsTexts.hideTitle : productsTexts.showTitle, { title })}
        onClick={() => run(() => setStatus(product, isVisible ? 'private' : 'published'))}
      >
        {isVisible ? commonTexts.hide : commonTexts.show}
      </button>
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={fill(productsTexts.duplicateTitle, { title })}
        onClick={() => run(() => duplicate(product))}
      >
        {productsTexts.duplicate}
      </button>
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={fill(productsTexts.deleteTitle, { title })}
        onClick={() => run(() => remove(product))}
      >
        {commonTexts.delete}
      </button>
    </span>
  );
}
