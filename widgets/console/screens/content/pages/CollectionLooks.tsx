import type { CollectionOptions } from '#runtime/contracts/content.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { GalleryChoice } from '../shared/GalleryChoice.tsx';

const ORDERS = [
  ['owner', 'As you put them'],
  ['newest', 'The newest first'],
  ['date', 'Events by their date'],
] as const;
const SHOWN = [
  ['both', 'Upcoming and past events'],
  ['upcoming', 'Upcoming events'],
  ['past', 'Past events'],
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
      <Section title="Order">
        <Choice
          label="Items are listed"
          value={options.order}
          options={ORDERS}
          onChange={(order) => onChange({ ...options, order })}
          error={errors['options.order']}
        />
        {options.order === 'date' && (
          <Choice
            label="The list shows"
            value={options.showPastOrUpcomingEvents}
            options={SHOWN}
            onChange={(showPastOrUpcomingEvents) => onChange({ ...options, showPastOrUpcomingEvents })}
          />
        )}
      </Section>
      <Section title="Gallery">
        <GalleryChoice
          label="The pictures of its items make a gallery"
          value={options.gallery}
          onChange={(gallery) => onChange({ ...options, gallery })}
          errors={errors}
        />
      </Section>
    </>
  );
}
