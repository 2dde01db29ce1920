import { MAX_SLICE_PICTURES } from '#runtime/contracts/content-limits.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { GalleryFields } from '../../../parts/GalleryFields.tsx';
import { ListField } from './ListField.tsx';
import { PictureButton, ShownPicture } from './PictureField.tsx';
import type { SliceProps } from './slice-props.ts';

/** The pictures of a gallery, and how it shows them. */
export function GallerySliceFields({ slice, onChange, errors, path }: SliceProps<'gallery'>) {
  return (
    <>
      <ListField
        title={contentTexts.pictures}
        noun={contentTexts.picture}
        values={slice.pictures}
        onChange={(pictures) => onChange({ pictures })}
        errors={errors}
        path={`${path}.pictures`}
        most={MAX_SLICE_PICTURES}
        empty={contentTexts.galleryHasNoPictures}
        adding={(add) => <PictureButton text={contentTexts.addAPicture} onChoose={add} />}
      >
        {({ value, path: own }, edit, number) => (
          <ShownPicture
            noun={fill(contentTexts.pictureNumber, { number })}
            value={value}
            onChange={edit}
            errors={errors}
            path={own}
          />
        )}
      </ListField>
      <details>
        <summary>{contentTexts.howTheGalleryShows}</summary>
        <GalleryFields
          value={slice.options}
          onChange={(options) => onChange({ options })}
          errors={errors}
          path={`${path}.options`}
        />
      </details>
    </>
  );
}
