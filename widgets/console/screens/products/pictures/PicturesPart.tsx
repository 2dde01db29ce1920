import { useEffect, useRef, useState } from 'react';
import { MAX_PRODUCT_IMAGES } from '#runtime/contracts/owner-limits.ts';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { notify } from '../../../app/notices.ts';
import { may } from '../../../app/session.ts';
import { PICTURE_TYPES } from '../../../parts/check-picture.ts';
import { FileDrop } from '../../../parts/FileDrop.tsx';
import { Section } from '../../../parts/Section.tsx';
import { UploadList } from '../../../parts/UploadList.tsx';
import type { PartProps } from '../product/product-value.ts';
import { FocusDialog } from './FocusDialog.tsx';
import { LibraryDialog } from './LibraryDialog.tsx';
import { PictureList } from './PictureList.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

/** The pictures of the product: dropped, pasted or chosen, in their order. */
export function PicturesPart({ value, change, errors }: PartProps) {
  const latest = useRef(value.images);
  latest.current = value.images;
  const set = (images: readonly OwnerImage[]) => {
    latest.current = images;
    change({ images });
  };
  const add = (image: OwnerImage) => {
    const isThere = latest.current.some(({ assetId }) => assetId !== null && assetId === image.assetId);
    if (isThere) return notify(`The product has “${image.filename}” already.`);
    if (latest.current.length < MAX_PRODUCT_IMAGES) return set([...latest.current, image]);
    return notify(`A product has at most ${MAX_PRODUCT_IMAGES} pictures.`, { kind: 'failed' });
  };
  const uploads = usePictureUploads(add);
  const [isChoosing, setChoosing] = useState(false);
  const [focused, setFocused] = useState<string | undefined>();
  const mayUpload = may('pictures:write') && may('catalogue:write');
  const take = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || !mayUpload) return;
    event.preventDefault();
    uploads.add(files);
  };
  const latestTake = useRef(take);
  latestTake.current = take;
  // A picture may be pasted wherever the person is on the screen.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => latestTake.current(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const edit = (id: string, changes: Partial<OwnerImage>) =>
    set(latest.current.map((image) => (image.id === id ? { ...image, ...changes } : image)));
  const remove = (id: string) => {
    const at = latest.current.findIndex((image) => image.id === id);
    const image = latest.current[at];
    if (!image) return;
    const variants = value.variants.map((row) => (row.mainImageId === id ? { ...row, mainImageId: null } : row));
    latest.current = latest.current.filter((each) => each.id !== id);
    change({ images: latest.current, variants });
    notify('The picture leaves the product when you save.', {
      undo: async () => set(latest.current.toSpliced(at, 0, image)),
    });
  };
  const shown = value.images.find(({ id }) => id === focused);
  return (
    <Section title={`Pictures (${value.images.length})`}>
      <FileDrop
        label="Place for pictures"
        fieldLabel="Pictures to upload"
        accept={PICTURE_TYPES.join(',')}
        isOpen={mayUpload}
        onFiles={uploads.add}
        hint="Drop pictures here, paste them, or choose them. The first one stands for the product."
        buttons={
          <button type="button" className="c-button" onClick={() => setChoosing(true)}>
            Choose among the shop’s pictures
          </button>
        }
        foot={<UploadList thing="picture" {...uploads} />}
      >
        <PictureList
          images={value.images}
          errors={errors}
          onOrder={set}
          onEdit={edit}
          onRemove={remove}
          onFocus={setFocused}
        />
      </FileDrop>
      <p className="c-error">{errors.images}</p>
      {shown && <FocusDialog image={shown} onEdit={edit} onClose={() => setFocused(undefined)} />}
      {isChoosing && <LibraryDialog onChoose={add} onClose={() => setChoosing(false)} />}
    </Section>
  );
}
