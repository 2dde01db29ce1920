import { SLICE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import type { Slice } from '#runtime/contracts/covers.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
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
      return <LineField name="text" label="Words" value={slice.text} {...props} />;
    case 'body':
      return (
        <TextArea
          label="Text"
          value={slice.html}
          maxLength={SLICE_HTML_MAX_LENGTH}
          className="ct-html"
          spellCheck={false}
          onChange={(html) => onChange({ html })}
          hint="HTML. What could run in a visitor’s browser is taken out when you save."
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
          {slice.type === 'custom-form' && <p className="c-quiet">It shows the same as a Form.</p>}
          <FormChoice
            kind={slice.type === 'newsletter' ? 'newsletter' : 'form'}
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
          noun="picture of the logo"
          value={slice.image}
          onChange={(image) => onChange({ image })}
          path={`${path}.image`}
          hint="It leads to the home page. Without a picture it shows the shop’s name."
        />
      );
    case 'action':
      return (
        <>
          <LineField name="label" label="Words on the button" value={slice.label} {...props} />
          <LinkField name="link" label="It leads to" value={slice.link} {...props} />
          <Tick
            label="Open in a new window"
            checked={slice.newWindow}
            onChange={(newWindow) => onChange({ newWindow })}
          />
        </>
      );
    case 'lock':
      return (
        <LineField
          name="text"
          label="Words"
          value={slice.text}
          hint="Without any, visitors read the shop’s own words."
          {...props}
        />
      );
    case 'password':
      return <p>Visitors type the password here. There is nothing to set.</p>;
    case 'twitter':
      return (
        <LineField
          {...props}
          name="handle"
          label="Name at X"
          value={slice.handle}
          onChange={({ handle }) => onChange({ handle: handle.trim().replace(/^@/, '') })}
          hint="Such as secondsteep, without the @."
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
        noun="picture"
        value={slice.image}
        onChange={(image) => image && onChange({ image })}
        path={`${path}.image`}
        isNeeded
      />
      <LinkField
        {...props}
        name="link"
        label="A press on it leads to"
        value={slice.link ?? ''}
        onChange={({ link }) => onChange({ link: link || null })}
        hint="/page or https://…; empty for nowhere."
      />
    </>
  );
}
