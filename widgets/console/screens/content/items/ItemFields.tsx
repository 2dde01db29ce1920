import { PAGE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { HtmlField } from '../../../parts/HtmlField.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { fieldOf } from '../shared/field-of.ts';
import { GalleryChoice } from '../shared/GalleryChoice.tsx';
import { PageText } from '../shared/PageText.tsx';
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
      <Section title={commonTexts.text}>
        <Texts {...props} />
      </Section>
      {value.recordType === 'event' && (
        <Section title={contentTexts.timeAndPlace}>
          <EventFields {...props} />
        </Section>
      )}
      <Section title={contentTexts.visibilityAndAddress}>
        <StateFields {...props} collectionAddress={collectionAddress} />
      </Section>
      <Section title={contentTexts.tagsAndCategories}>
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
      <Section title={contentTexts.pictures}>
        <ItemPictures {...props} />
        {value.recordType === 'gallery' && (
          <GalleryChoice
            label={contentTexts.chooseHowTheGallery}
            value={value.options.gallery}
            onChange={(gallery) => onChange({ options: { ...value.options, gallery } })}
            errors={errors}
          />
        )}
      </Section>
      <Section title={contentTexts.searchEngines}>
        <TextField
          label={contentTexts.titleForSearchEngines}
          maxLength={200}
          hint={contentTexts.withoutOneTheyRead}
          {...fieldOf(props, 'seoTitle')}
        />
        <TextArea
          label={contentTexts.descriptionForSearchEngines}
          maxLength={1_000}
          rows={2}
          hint={contentTexts.withoutOneTheyReadTheExcerpt}
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
      <TextField label={commonTexts.title} maxLength={200} {...fieldOf(props, 'title')} />
      <HtmlField
        label={contentTexts.excerpt}
        rows={3}
        maxLength={PAGE_HTML_MAX_LENGTH}
        hint={contentTexts.shownInLists}
        {...fieldOf(props, 'excerpt')}
      />
      <PageText label={contentTexts.content} {...fieldOf(props, 'body')} />
      {value.recordType === 'video' && (
        <>
          <TextField
            label={contentTexts.addressOfTheVideo}
            type="url"
            value={value.options.videoUrl ?? ''}
            onChange={(videoUrl) => onChange({ options: { ...value.options, videoUrl: videoUrl || null } })}
            hint={contentTexts.itIsTheVideos}
            error={errors['options.videoUrl']}
          />
          <Tick
            label={contentTexts.pictureOverTheVideo}
            checked={value.options.overlay}
            onChange={(overlay) => onChange({ options: { ...value.options, overlay } })}
          />
        </>
      )}
      <TextField
        label={contentTexts.author}
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
