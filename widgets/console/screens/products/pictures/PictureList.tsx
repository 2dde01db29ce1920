import { useLayoutEffect, useRef, useState } from 'react';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { dropAt, useDrag } from '../../../parts/use-drag.ts';
import type { Errors } from '../product/product-value.ts';
import { PictureRow } from './PictureRow.tsx';

interface Props {
  images: readonly OwnerImage[];
  errors: Errors;
  onOrder: (images: readonly OwnerImage[]) => void;
  onEdit: (id: string, changes: Partial<OwnerImage>) => void;
  onRemove: (id: string) => void;
  onFocus: (id: string) => void;
}

/** The pictures in their order, which keys and a handle change. */
export function PictureList({ images, errors, onOrder, onEdit, onRemove, onFocus }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string>(undefined);
  const [moved, setMoved] = useState('');
  const move = (from: number, to: number) => {
    const image = images[from];
    if (!image || to < 0 || to >= images.length) return;
    onOrder(images.toSpliced(from, 1).toSpliced(to, 0, image));
    focused.current = image.id;
    setMoved(fill(productsTexts.pictureIsNow, { to: to + 1, count: images.length }));
  };
  const { dragged, start } = useDrag(list, move);
  // The browser takes the focus from a line that moves.
  useLayoutEffect(() => {
    const index = images.findIndex(({ id }) => id === focused.current);
    focused.current = undefined;
    if (index >= 0) list.current?.children[index]?.querySelector<HTMLElement>('.p-handle')?.focus();
  }, [images]);
  if (images.length === 0) return <p>{productsTexts.productHasNoPictures}</p>;
  return (
    <>
      <ol className="p-pictures" ref={list} aria-label={productsTexts.pictures}>
        {images.map((image, index) => (
          <PictureRow
            key={image.id}
            image={image}
            index={index}
            drop={dragged && dropAt(dragged, index)}
            error={errors[`images.${index}.altText`] ?? errors[`images.${index}.assetId`]}
            onDrag={(event) => start(event, index)}
            onMove={(step) => move(index, index + step)}
            onAltText={(altText) => onEdit(image.id, { altText })}
            onPreview={(licensedAssetPreview) => onEdit(image.id, { licensedAssetPreview })}
            onFocus={() => onFocus(image.id)}
            onRemove={() => onRemove(image.id)}
          />
        ))}
      </ol>
      <span className="sq-visually-hidden" role="status">
        {moved}
      </span>
    </>
  );
}
