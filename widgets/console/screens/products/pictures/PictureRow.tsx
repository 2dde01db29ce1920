import type { PointerEvent } from 'react';
import { PICTURE_ALT_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { onStepKeys } from '../../../parts/keys.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Drop } from '../../../parts/use-drag.ts';
import { pictureUrl } from './picture-url.ts';

interface Props {
  image: OwnerImage;
  /** Its place, from 0. */
  index: number;
  drop: Drop;
  error: string | undefined;
  onDrag: (event: PointerEvent) => void;
  onMove: (step: -1 | 1) => void;
  onAltText: (altText: string) => void;
  onPreview: (licensedAssetPreview: boolean) => void;
  onFocus: () => void;
  onRemove: () => void;
}

/** One picture of a product. */
export function PictureRow({ image, index, drop, error, ...on }: Props) {
  const number = index + 1;
  return (
    <li className={drop ? `p-picture p-picture--${drop}` : 'p-picture'}>
      <button
        type="button"
        className="c-icon p-handle"
        aria-label={fill(productsTexts.pictureMove, { number })}
        onPointerDown={on.onDrag}
        onKeyDown={onStepKeys(on.onMove)}
      >
        ⠿
      </button>
      <img
        src={pictureUrl(image.assetUrl, 300)}
        alt={image.altText || fill(productsTexts.pictureNumber, { number })}
        loading="lazy"
        draggable={false}
        style={{ objectPosition: `${image.focalX * 100}% ${image.focalY * 100}%` }}
      />
      <div className="p-picture-fields">
        <TextField
          label={fill(productsTexts.alternativeTextOfPicture, { number })}
          value={image.altText}
          maxLength={PICTURE_ALT_MAX_LENGTH}
          hint={productsTexts.altTextHint}
          error={error}
          onChange={on.onAltText}
        />
        <Tick
          label={fill(commonTexts.pictureIsAPreview, { number })}
          checked={image.licensedAssetPreview}
          onChange={on.onPreview}
        />
        <div className="c-row">
          <button
            type="button"
            className="c-button c-button--small"
            aria-label={fill(productsTexts.focalPointOfPicture, { number })}
            onClick={on.onFocus}
          >
            {productsTexts.focalPoint}
          </button>
          <button
            type="button"
            className="c-button c-button--small"
            aria-label={fill(productsTexts.removePictureNumber, { number })}
            onClick={on.onRemove}
          >
            {commonTexts.remove}
          </button>
        </div>
      </div>
    </li>
  );
}
