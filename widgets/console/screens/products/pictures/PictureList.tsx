import { useLayoutEffect, useRef, useState } from 'react';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
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
    setMoved(`The picture is now at place ${to + 1} of ${images.length}.`);
  };
  const { dragged, start } = useDrag(list, move);
  // The browser takes the focus from a line that moves.
  useLayoutEffect(() => {
    const index = images.findIndex(({ id }) => id === focused.current);
    focused.current = undefined;
    if (index >= 0) list.current?.children[index]?.querySelector<HTMLElement>('.p-handle')?.focus();
  }, [images]);
  if (images.length === 0) return <p>The product has no pictures yet.</p>;
  return (
    <>
      <ol className="p-pictures" ref={list} aria-label="Pictures">
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
            onFocus={() => onFocus(image.id)}
            onRemove={() => onRemove(image.id)}
          />
        ))}
      </ol>
      <span className="c-hidden" role="status">
        {moved}
      </span>
    </>
  );
}
