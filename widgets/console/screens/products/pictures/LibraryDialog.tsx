import { useEffect, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { usePages } from '../../../app/query.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { PICTURES } from '../addresses.ts';
import { pictureUrl } from './picture-url.ts';
import { imageOf } from './use-picture-uploads.ts';

const REST_MS = 300;

interface Props {
  onChoose: (image: OwnerImage) => void;
  onClose: () => void;
}

/** Chooses among the pictures that the shop has already. */
export function LibraryDialog({ onChoose, onClose }: Props) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const pages = usePages(addressOf(PICTURES, { q: search || undefined }));
  return (
    <ModalDialog title={productsTexts.picturesOfTheShop} isOpen isWide onClose={onClose}>
      <TextField label={productsTexts.findByFileName} type="search" value={text} maxLength={200} onChange={setText} />
      <Loaded of={pages}>
        {({ pages: read }) => {
          const pictures = read.flatMap((page) => page.pictures);
          return (
            <>
              {pictures.length === 0 && <p>{productsTexts.noPictureIsLike}</p>}
              <ul className="p-library">
                {pictures.map((picture) => (
                  <li key={picture.id}>
                    <button type="button" onClick={() => onChoose(imageOf(picture))}>
                      <img src={pictureUrl(picture.assetUrl, 300)} alt={picture.altText} loading="lazy" />
                      <span>{picture.filename}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <MoreButton of={pages} />
            </>
          );
        }}
      </Loaded>
      <div className="c-row c-row--end">
        <button type="button" className="c-button c-button--main" onClick={onClose}>
          {productsTexts.done}
        </button>
      </div>
    </ModalDialog>
  );
}
