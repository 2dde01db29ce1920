import { MAX_SLICE_PICTURES } from '#runtime/contracts/content-limits.ts';
import { GalleryFields } from '../../../parts/GalleryFields.tsx';
import { ListField } from './ListField.tsx';
import { PictureButton, ShownPicture } from './PictureField.tsx';
import type { SliceProps } from './slice-props.ts';

/** The pictures of a gallery, and how it shows them. */
export function GallerySliceFields({ slice, onChange, errors, path }: SliceProps<'gallery'>) {
  return (
    <>
      <ListField
        title="Pictures"
        noun="picture"
        values={slice.pictures}
        onChange={(pictures) => onChange({ pictures })}
        errors={errors}
        path={`${path}.pictures`}
        most={MAX_SLICE_PICTURES}
        empty="The gallery has no pictures yet."
        adding={(add) => <PictureButton text="Add a picture" onChoose={add} />}
      >
        {({ value, path: own }, edit, number) => (
          <ShownPicture noun={`picture ${number}`} value={value} onChange={edit} errors={errors} path={own} />
        )}
      </ListField>
      <details>
        <summary>How the gallery shows them</summary>
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
