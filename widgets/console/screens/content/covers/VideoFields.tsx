import { TextArea } from '../../../parts/TextArea.tsx';
import { LineField, LinkField } from './LineField.tsx';
import { PictureField } from './PictureField.tsx';
import type { SliceProps } from './slice-props.ts';

const TITLE_MAX_LENGTH = 200;
const DESCRIPTION_MAX_LENGTH = 10_000;

/** A video that is fetched after a press. */
export function VideoFields({ slice, ...props }: SliceProps<'video'>) {
  const { onChange, errors, path } = props;
  return (
    <>
      <LinkField
        {...props}
        name="url"
        label="Page of the video"
        value={slice.url}
        hint="Its address at YouTube or Vimeo."
      />
      <LineField {...props} name="title" label="Title" value={slice.title} maxLength={TITLE_MAX_LENGTH} />
      <TextArea
        label="Description"
        value={slice.description}
        maxLength={DESCRIPTION_MAX_LENGTH}
        rows={3}
        onChange={(description) => onChange({ description })}
        error={errors[`${path}.description`]}
      />
      <PictureField
        {...props}
        noun="still picture"
        value={slice.image}
        onChange={(image) => onChange({ image })}
        path={`${path}.image`}
        hint="Visitors see it before they press play."
      />
    </>
  );
}
