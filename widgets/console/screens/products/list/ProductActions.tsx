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
        aria-label={`${isVisible ? 'Hide' : 'Show'} ${title}`}
        onClick={() => run(() => setStatus(product, isVisible ? 'private' : 'published'))}
      >
        {isVisible ? 'Hide' : 'Show'}
      </button>
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={`Duplicate ${title}`}
        onClick={() => run(() => duplicate(product))}
      >
        Duplicate
      </button>
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={`Delete ${title}`}
        onClick={() => run(() => remove(product))}
      >
        Delete
      </button>
    </span>
  );
}
