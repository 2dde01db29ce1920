import { useEffect, useRef, useState } from 'react';
import { MAX_PRODUCT_IMAGES } from '#runtime/contracts/owner-limits.ts';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
    if (isThere) return notify(fill(productsTexts.productHasAlready, { filename: image.filename }));
    if (latest.current.length < MAX_PRODUCT_IMAGES) return set([...latest.current, image]);
    return notify(fill(productsTexts.productHasAtMost, { maxProductImages: MAX_PRODUCT_IMAGES }), { kind: 'failed' });
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
    notify(productsTexts.pictureLeavesTheProduct, {
      undo: async () => set(latest.current.toSpliced(at, 0, image)),
    });
  };
  const shown = value.images.find(({ id }) => id === focused);
  return (
    <Section title={fill(productsTexts.picturesInAll, { count: value.images.length })}>
      <FileDrop
        label={productsTexts.placeForPictures}
        fieldLabel={productsTexts.picturesToUpload}
        accept={PICTURE_TYPES.join(',')}
        isOpen={mayUpload}
        onFiles={uploads.add}
        hint={productsTexts.dropPicturesHerePaste}
        buttons={
          <button type="button" className="c-button" onClick={() => setChoosing(true)}>
            {productsTexts.chooseAmongTheShops}
          </button>
        }
        foot={<UploadList kind={productsTexts.picture} {...uploads} />}
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
