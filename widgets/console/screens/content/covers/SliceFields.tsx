import { SLICE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import type { Slice } from '#runtime/contracts/covers.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { HtmlField } from '../../../parts/HtmlField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { FormChoice } from '../shared/FormChoice.tsx';
import { AlbumFields } from './AlbumFields.tsx';
import { GallerySliceFields } from './GallerySliceFields.tsx';
import { LineField, LinkField } from './LineField.tsx';
import { ButtonFields, NavigationFields, ProfileFields } from './LinkLists.tsx';
import { MapFields } from './MapFields.tsx';
import { PictureField } from './PictureField.tsx';
import type { SliceProps } from './slice-props.ts';
import { VideoFields } from './VideoFields.tsx';

interface Props extends Pick<SliceProps<'heading'>, 'errors' | 'path'> {
  slice: Slice;
  onChange: (changes: Partial<Slice>) => void;
}

/** Everything that can be set of one part of a cover. */
export function SliceFields({ slice, ...props }: Props) {
  const { onChange, errors, path } = props;
  switch (slice.type) {
    case 'heading':
      return <LineField name="text" label={contentTexts.words} value={slice.text} {...props} />;
    case 'body':
      return (
        <HtmlField
          label={commonTexts.text}
          value={slice.html}
          maxLength={SLICE_HTML_MAX_LENGTH}
          onChange={(html) => onChange({ html })}
          error={errors[`${path}.html`]}
        />
      );
    case 'image':
      return <ImageFields slice={slice} {...props} />;
    case 'gallery':
      return <GallerySliceFields slice={slice} {...props} />;
    case 'video':
      return <VideoFields slice={slice} {...props} />;
    case 'social-icons':
      return <ProfileFields slice={slice} {...props} />;
    case 'buttons':
      return <ButtonFields slice={slice} {...props} />;
    case 'navigation':
      return <NavigationFields slice={slice} {...props} />;
    case 'form':
    case 'custom-form':
    case 'newsletter':
      return (
        <>
          {slice.type === 'custom-form' && <p className="c-quiet">{contentTexts.itShowsTheSame}</p>}
          <FormChoice
            kinds={[slice.type === 'newsletter' ? 'newsletter' : 'form']}
            value={slice.formId}
            onChange={(formId) => onChange({ formId })}
            error={errors[`${path}.formId`]}
          />
        </>
      );
    case 'album':
      return <AlbumFields slice={slice} {...props} />;
    case 'map':
      return <MapFields slice={slice} {...props} />;
    case 'logo':
      return (
        <PictureField
          {...props}
          noun={contentTexts.pictureOfTheLogo}
          value={slice.image}
          onChange={(image) => onChange({ image })}
          path={`${path}.image`}
          hint={contentTexts.itLeads}
        />
      );
    case 'action':
      return (
        <>
          <LineField name="label" label={contentTexts.wordsOnTheButton} value={slice.label} {...props} />
          <LinkField name="link" label={contentTexts.itLeadsTo} value={slice.link} {...props} />
          <Tick
            label={contentTexts.openInANew}
            checked={slice.newWindow}
            onChange={(newWindow) => onChange({ newWindow })}
          />
        </>
      );
    case 'lock':
      return (
        <LineField
          name="text"
          label={contentTexts.words}
          value={slice.text}
          hint={contentTexts.withoutAnyVisitorsRead}
          {...props}
        />
      );
    case 'password':
      return <p>{contentTexts.visitorsTypeThePassword}</p>;
    case 'twitter':
      return (
        <LineField
          {...props}
          name="handle"
          label={contentTexts.nameAtX}
          value={slice.handle}
          onChange={({ handle }) => onChange({ handle: handle.trim().replace(/^@/, '') })}
          hint={contentTexts.suchAsSecondsteepWithout}
        />
      );
  }
}

function ImageFields({ slice, ...props }: SliceProps<'image'>) {
  const { onChange, path } = props;
  return (
    <>
      <PictureField
        {...props}
        noun={contentTexts.picture}
        value={slice.image}
        onChange={(image) => image && onChange({ image })}
        path={`${path}.image`}
        isNeeded
      />
      <LinkField
        {...props}
        name="link"
        label={contentTexts.pressOnItLeads}
        value={slice.link ?? ''}
        onChange={({ link }) => onChange({ link: link || null })}
        hint={contentTexts.pageOrNowhere}
      />
    </>
  );
}
