import type { CollectionOptions } from '#runtime/contracts/content.ts';
import { readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { GalleryFields } from '../../../parts/GalleryFields.tsx';
import { Section } from '../../../parts/Section.tsx';
import { Tick } from '../../../parts/Tick.tsx';

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

/** In which order a collection lists its items, and the gallery that their pictures make. */
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
        <Tick
          label="The pictures of its items make a gallery"
          checked={options.gallery !== null}
          onChange={(isOn) => onChange({ ...options, gallery: isOn ? readGalleryOptions(() => undefined) : null })}
        />
        {options.gallery && (
          <GalleryFields
            value={options.gallery}
            onChange={(gallery) => onChange({ ...options, gallery })}
            errors={errors}
            path="options.gallery"
          />
        )}
      </Section>
    </>
  );
}
