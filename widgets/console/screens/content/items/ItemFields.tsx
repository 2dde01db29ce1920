import { PAGE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { fieldOf } from '../shared/field-of.ts';
import { GalleryChoice } from '../shared/GalleryChoice.tsx';
import { EventFields } from './EventFields.tsx';
import { ItemPictures } from './ItemPictures.tsx';
import type { ItemProps } from './item-props.ts';
import { StateFields } from './StateFields.tsx';
import { TagEditor } from './TagEditor.tsx';

/** All that an owner may change of an item. */
export function ItemFields({
  collectionAddress,
  ...props
}: ItemProps & {
  /** The first part of its address; undefined until it is known. */
  collectionAddress: string | undefined;
}) {
  const { value, onChange, errors } = props;
  return (
    <>
      <Section title="Text">
        <Texts {...props} />
      </Section>
      {value.recordType === 'event' && (
        <Section title="Time and place">
          <EventFields {...props} />
        </Section>
      )}
      <Section title="Visibility and address">
        <StateFields {...props} collectionAddress={collectionAddress} />
      </Section>
      <Section title="Tags and categories">
        <TagEditor
          tagType="tag"
          names={value.tags}
          longest={TAG_MAX_LENGTH}
          onChange={(tags) => onChange({ tags })}
          errors={errorsOf('tags', errors)}
        />
        <TagEditor
          tagType="category"
          names={value.categories}
          longest={CATEGORY_MAX_LENGTH}
          onChange={(categories) => onChange({ categories })}
          errors={errorsOf('categories', errors)}
        />
      </Section>
      <Section title="Pictures">
        <ItemPictures {...props} />
        {value.recordType === 'gallery' && (
          <GalleryChoice
            label="Choose how the gallery shows them"
            value={value.options.gallery}
            onChange={(gallery) => onChange({ options: { ...value.options, gallery } })}
            errors={errors}
          />
        )}
      </Section>
      <Section title="Search engines">
        <TextField
          label="Title for search engines"
          maxLength={200}
          hint="Without one they read the title."
          {...fieldOf(props, 'seoTitle')}
        />
        <TextArea
          label="Description for search engines"
          maxLength={1_000}
          rows={2}
          hint="Without one they read the excerpt."
          {...fieldOf(props, 'seoDescription')}
        />
      </Section>
    </>
  );
}

function Texts(props: ItemProps) {
  const { value, onChange, errors } = props;
  return (
    <>
      <TextField label="Title" maxLength={200} {...fieldOf(props, 'title')} />
      <TextArea
        label="Excerpt"
        rows={3}
        className="ct-html"
        maxLength={PAGE_HTML_MAX_LENGTH}
        hint="It is HTML, and stands in lists."
        {...fieldOf(props, 'excerpt')}
      />
      <TextArea
        label="Content"
        rows={14}
        className="ct-html"
        maxLength={PAGE_HTML_MAX_LENGTH}
        hint="It is HTML. Whatever could run in a visitor’s browser is taken out when you save."
        {...fieldOf(props, 'body')}
      />
      {value.recordType === 'video' && (
        <TextField
          label="Address of the video"
          type="url"
          value={value.options.videoUrl ?? ''}
          onChange={(videoUrl) => onChange({ options: { ...value.options, videoUrl: videoUrl || null } })}
          hint="It is the video’s page at YouTube or Vimeo."
          error={errors['options.videoUrl']}
        />
      )}
      <TextField
        label="Author"
        value={value.author ?? ''}
        maxLength={200}
        onChange={(author) => onChange({ author: author || null })}
        error={errors.author}
      />
    </>
  );
}

/** Returns the errors of a list's entries, by their places. */
function errorsOf(field: string, errors: Readonly<Record<string, string>>): string[] {
  const own = Object.entries(errors).filter(([path]) => path === field || path.startsWith(`${field}.`));
  return own.map(([, text]) => text);
}
