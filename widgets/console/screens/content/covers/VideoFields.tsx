import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
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
        label={contentTexts.pageOfTheVideo}
        value={slice.url}
        hint={contentTexts.itsAddressAtYoutube}
      />
      <LineField {...props} name="title" label={commonTexts.title} value={slice.title} maxLength={TITLE_MAX_LENGTH} />
      <TextArea
        label={commonTexts.description}
        value={slice.description}
        maxLength={DESCRIPTION_MAX_LENGTH}
        rows={3}
        onChange={(description) => onChange({ description })}
        error={errors[`${path}.description`]}
      />
      <PictureField
        {...props}
        noun={contentTexts.stillPicture}
        value={slice.image}
        onChange={(image) => onChange({ image })}
        path={`${path}.image`}
        hint={contentTexts.visitorsSeeItBefore}
      />
    </>
  );
}
