import { useState } from 'react';
import type { ItemDefinition } from '#runtime/contracts/content.ts';
import { MAX_GALLERY_IMAGES, MAX_ITEM_IMAGES } from '#runtime/contracts/content-limits.ts';
import { PICTURE_ALT_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import type { OwnerPicture } from '#runtime/contracts/pictures.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { may } from '../../../app/session.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import type { ItemProps } from './item-props.ts';

type Image = ItemDefinition['images'][number];

/** The pictures of an item, in their order. */
export function ItemPictures({ value, onChange, errors }: ItemProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { images } = value;
  const most = value.recordType === 'gallery' ? MAX_GALLERY_IMAGES : MAX_ITEM_IMAGES;
  const replace = (at: number, image: Image) =>
    onChange({ images: images.map((each, i) => (i === at ? image : each)) });
  const move = (at: number, to: number) => {
    const rest = images.filter((_, i) => i !== at);
    onChange({ images: [...rest.slice(0, to), ...images.slice(at, at + 1), ...rest.slice(to)] });
  };
  const add = ({ id, assetUrl, altText }: OwnerPicture) => {
    onChange({ images: [...images, { assetId: id, assetUrl, altText }] });
    setChoosing(false);
  };
  return (
    <>
      <p className="c-quiet">{fill(contentTexts.ofAtMost, { count: images.length, most })}</p>
      <ol className="c-list">
        {images.map((image, i) => (
          <li key={image.id ?? `${image.assetUrl}-${i}`} className="ct-picture">
            <img src={image.assetUrl} alt="" loading="lazy" />
            <div className="c-stack">
              <TextField
                label={fill(contentTexts.descriptionOfPicture, { number: i + 1 })}
                value={image.altText ?? ''}
                maxLength={PICTURE_ALT_MAX_LENGTH}
                onChange={(altText) => replace(i, { ...image, altText })}
                hint={contentTexts.itIsForPeople}
                error={errors[`images.${i}.altText`]}
              />
              <TextField
                label={fill(contentTexts.titleOfPicture, { number: i + 1 })}
                value={image.title ?? ''}
                onChange={(title) => replace(i, { ...image, title })}
                error={errors[`images.${i}.title`]}
              />
              <Tick
                label={fill(commonTexts.pictureIsAPreview, { number: i + 1 })}
                checked={image.licensedAssetPreview ?? false}
                onChange={(licensedAssetPreview) => replace(i, { ...image, licensedAssetPreview })}
              />
              <div className="c-row">
                <MoveButton
                  text="↑"
                  label={fill(contentTexts.movePictureUp, { number: i + 1 })}
                  to={i - 1}
                  of={images}
                  at={i}
                  onMove={move}
                />
                <MoveButton
                  text="↓"
                  label={fill(contentTexts.movePictureDown, { number: i + 1 })}
                  to={i + 1}
                  of={images}
                  at={i}
                  onMove={move}
                />
                <button
                  type="button"
                  className="c-button c-button--small"
                  onClick={() => onChange({ images: images.filter((_, at) => at !== i) })}
                >
                  {commonTexts.remove}{' '}
                  <span className="sq-visually-hidden">{fill(contentTexts.pictureNumber, { number: i + 1 })}</span>
                </button>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {errors.images && (
        <p role="alert" className="c-error">
          {errors.images}
        </p>
      )}
      {may('pictures:read') && images.length < most && (
        <p>
          <button type="button" className="c-button" onClick={() => setChoosing(true)}>
            {contentTexts.addAPicture}
          </button>
        </p>
      )}
      {isChoosing && <PicturePicker onChoose={add} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface MoveProps {
  text: string;
  label: string;
  at: number;
  to: number;
  of: readonly unknown[];
  onMove: (at: number, to: number) => void;
}

function MoveButton({ text, label, at, to, of, onMove }: MoveProps) {
  const isPossible = to >= 0 && to < of.length;
  return (
    <button
      type="button"
      className="c-icon"
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove(at, to)}
    >
      {text}
    </button>
  );
}
