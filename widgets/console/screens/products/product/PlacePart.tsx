import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { fromLocalTime, toLocalTime } from '../../../parts/local-time.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { STATUS_OPTIONS } from '../product-names.ts';
import { useCollections } from '../use-collections.ts';
import { CategoryChooser } from './CategoryChooser.tsx';
import { NamesField } from './NamesField.tsx';
import type { PartProps } from './product-value.ts';

/** Where the product stands, and who sees it. */
export function PlacePart({ value, change, errors, saved }: PartProps & { saved: OwnerProduct }) {
  const { collections } = useCollections();
  const known = collections.some(({ id }) => id === value.collectionId)
    ? collections
    : [{ id: value.collectionId, title: 'Its page', urlId: '' }, ...collections];
  return (
    <Section title="Visibility and place">
      <div className="c-columns">
        <Choice
          label="Visibility"
          value={value.status}
          options={STATUS_OPTIONS}
          error={errors.status}
          onChange={(status) => change({ status })}
        />
        <TextField
          label="Visible from"
          type="datetime-local"
          value={toLocalTime(value.publishedAt)}
          hint={saved.isScheduled ? 'Visitors do not see it before.' : undefined}
          error={errors.publishedAt}
          onChange={(text) => change({ publishedAt: fromLocalTime(text) ?? value.publishedAt })}
        />
        <Choice
          label="Page that shows it"
          value={value.collectionId}
          options={known.map(({ id, title }) => [id, title] as const)}
          error={errors.collectionId}
          onChange={(collectionId) => change({ collectionId, categoryIds: [] })}
        />
        <TextField
          label="Place on that page"
          value={value.position}
          inputMode="numeric"
          hint="0 is the first."
          error={errors.position}
          onChange={(position) => change({ position })}
        />
        <TextField
          label="Last part of its address"
          value={value.urlSlug}
          maxLength={200}
          hint="Letters, digits and dashes. Links to the old address end with a change."
          error={errors.urlSlug}
          onChange={(urlSlug) => change({ urlSlug })}
        />
      </div>
      <CategoryChooser value={value} change={change} errors={errors} />
      <NamesField
        label="Category names"
        kind="category"
        hint="Pages show them with the product."
        names={value.categories}
        path="categories"
        errors={errors}
        onChange={(categories) => change({ categories })}
      />
      <NamesField
        label="Tags"
        kind="tag"
        names={value.tags}
        path="tags"
        errors={errors}
        onChange={(tags) => change({ tags })}
      />
    </Section>
  );
}
