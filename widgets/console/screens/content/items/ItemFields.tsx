import { PAGE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { GalleryFields } from '../../../parts/GalleryFields.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
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
  /** The first part of its address. */
  collectionAddress: string;
}) {
  const { value, onChange, errors } = props;
  const { gallery } = value.options;
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
      <Section title="Who sees it, and where">
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
          <Tick
            label="Choose how the gallery shows them"
            checked={gallery !== null}
            onChange={(isOn) =>
              onChange({ options: { ...value.options, gallery: isOn ? readGalleryOptions(() => undefined) : null } })
            }
          />
        )}
        {gallery && (
          <GalleryFields
            value={gallery}
            path="options.gallery"
            errors={errors}
            onChange={(changed) => onChange({ options: { ...value.options, gallery: changed } })}
          />
        )}
      </Section>
      <Section title="Search engines">
        <TextField
          label="Title for search engines"
          value={value.seoTitle}
          maxLength={200}
          onChange={(seoTitle) => onChange({ seoTitle })}
          hint="Without one they read the title."
          error={errors.seoTitle}
        />
        <TextArea
          label="Description for search engines"
          value={value.seoDescription}
          maxLength={1_000}
          rows={2}
          onChange={(seoDescription) => onChange({ seoDescription })}
          hint="Without one they read the excerpt."
          error={errors.seoDescription}
        />
      </Section>
    </>
  );
}

function Texts({ value, onChange, errors }: ItemProps) {
  return (
    <>
      <TextField
        label="Title"
        value={value.title}
        maxLength={200}
        onChange={(title) => onChange({ title })}
        error={errors.title}
      />
      <TextArea
        label="Excerpt"
        value={value.excerpt}
        rows={3}
        className="ct-html"
        maxLength={PAGE_HTML_MAX_LENGTH}
        onChange={(excerpt) => onChange({ excerpt })}
        hint="HTML, for lists."
        error={errors.excerpt}
      />
      <TextArea
        label="Content"
        value={value.body}
        rows={14}
        className="ct-html"
        maxLength={PAGE_HTML_MAX_LENGTH}
        onChange={(body) => onChange({ body })}
        hint="HTML. What could run in a visitor’s browser is taken out when you save."
        error={errors.body}
      />
      {value.recordType === 'video' && (
        <TextField
          label="Address of the video"
          type="url"
          value={value.options.videoUrl ?? ''}
          onChange={(videoUrl) => onChange({ options: { ...value.options, videoUrl: videoUrl || null } })}
          hint="Its page at YouTube or Vimeo."
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
