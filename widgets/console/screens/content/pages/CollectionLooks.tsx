import type { CollectionOptions } from '#runtime/contracts/content.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { GalleryChoice } from '../shared/GalleryChoice.tsx';

const ORDERS = [
  ['owner', contentTexts.asYouPutThem],
  ['newest', contentTexts.newestFirst],
  ['date', contentTexts.eventsByTheirDate],
] as const;
const SHOWN = [
  ['both', contentTexts.upcomingAndPastEvents],
  ['upcoming', contentTexts.upcomingEvents],
  ['past', contentTexts.pastEvents],
] as const;

interface Props {
  options: CollectionOptions;
  onChange: (options: CollectionOptions) => void;
  errors: Readonly<Record<string, string>>;
}

/** Fields for the order in which a collection lists its items, and for the gallery that their pictures make. */
export function CollectionLooks({ options, onChange, errors }: Props) {
  return (
    <>
      <Section title={commonTexts.sortOrder}>
        <Choice
          label={contentTexts.itemsAreListed}
          value={options.order}
          options={ORDERS}
          onChange={(order) => onChange({ ...options, order })}
          error={errors['options.order']}
        />
        {options.order === 'date' && (
          <Choice
            label={contentTexts.listShows}
            value={options.showPastOrUpcomingEvents}
            options={SHOWN}
            onChange={(showPastOrUpcomingEvents) => onChange({ ...options, showPastOrUpcomingEvents })}
          />
        )}
      </Section>
      <Section title={contentTexts.gallery}>
        <GalleryChoice
          label={contentTexts.picturesOfItsItems}
          value={options.gallery}
          onChange={(gallery) => onChange({ ...options, gallery })}
          errors={errors}
        />
      </Section>
    </>
  );
}
