import type { KeyboardEvent, PointerEvent } from 'react';
import type { OwnerCategory } from '#runtime/contracts/category.ts';
import { MAX_COUNTED_PRODUCTS } from '#runtime/contracts/limits.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { TreeButtons, type TreeMove, treeMoveOf } from '../../../parts/TreeButtons.tsx';
import type { Drop } from '../../../parts/use-drag.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import type { TreeRow } from './tree.ts';

interface Props {
  row: TreeRow;
  mayMove: boolean;
  drop: Drop;
  canMove: (move: TreeMove) => boolean;
  onMove: (move: TreeMove) => void;
  onDrag: (event: PointerEvent) => void;
}

/** One category with its picture, its products and the buttons that move it. The arrows on its handle do the same. */
export function CategoryRow({ row: { category, level }, mayMove, drop, canMove, onMove, onDrag }: Props) {
  const { id, collectionId, displayName: name, fullUrl, picture } = category;
  const pressKey = (event: KeyboardEvent) => {
    const move = treeMoveOf(event);
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (canMove(move)) onMove(move);
  };
  return (
    <li className={`p-category ${drop ? `p-category--${drop}` : ''}`} data-level={Math.min(level, 9)} data-row={id}>
      {mayMove && (
        <button
          type="button"
          className="c-icon p-handle"
          data-part="handle"
          aria-label={fill(categoryTexts.handle, { name })}
          onPointerDown={onDrag}
          onKeyDown={pressKey}
        >
          ⠿
        </button>
      )}
      {picture ? (
        <img className="p-thumb" src={pictureUrl(picture.src, 100)} alt="" loading="lazy" />
      ) : (
        <span className="p-thumb" />
      )}
      <span className="p-category-name">
        <Link to={categoryAddress(collectionId, id)}>{name}</Link>
        <small className="c-quiet">
          {fullUrl} · {productsText(category)}
        </small>
      </span>
      {mayMove && (
        <span className="p-row-actions">
          <TreeButtons
            labels={{
              up: fill(categoryTexts.moveUp, { name }),
              down: fill(categoryTexts.moveDown, { name }),
              in: fill(categoryTexts.moveIn, { name }),
              out: fill(categoryTexts.moveOut, { name }),
            }}
            canMove={canMove}
            onMove={onMove}
          />
        </span>
      )}
    </li>
  );
}

export function categoryAddress(collectionId: string, id: string): string {
  return `categories/${encodeURIComponent(collectionId)}/${encodeURIComponent(id)}`;
}

function productsText({ productCount: n }: OwnerCategory): string {
  return fill(n < MAX_COUNTED_PRODUCTS ? categoryTexts.countProducts : categoryTexts.manyProducts, { n });
}
