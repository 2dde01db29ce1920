import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { TimeField } from '../../../parts/TimeField.tsx';
import { useCollections } from '../use-collections.ts';
import { CategoryChooser } from './CategoryChooser.tsx';
import { NamesField } from './NamesField.tsx';
import type { PartProps } from './product-value.ts';

/** Where the product stands, and from when on. */
export function VisibilityPart({ value, change, errors, saved }: PartProps & { saved: OwnerProduct }) {
  const { collections } = useCollections();
  const known = collections.some(({ id }) => id === value.collectionId)
    ? collections
    : [{ id: value.collectionId, title: productsTexts.itsPage, urlId: '' }, ...collections];
  return (
    <Section title={productsTexts.placeInTheShop}>
      <div className="c-columns">
        <TimeField
          label={productsTexts.visibleFrom}
          value={value.publishedAt}
          hint={saved.isScheduled ? productsTexts.visitorsDoNotSeeItBefore : undefined}
          error={errors.publishedAt}
          onChange={(moment) => change({ publishedAt: moment ?? value.publishedAt })}
        />
        <Choice
          label={productsTexts.pageThatShowsIt}
          value={value.collectionId}
          options={known.map(({ id, title }) => [id, title] as const)}
          error={errors.collectionId}
          onChange={(collectionId) => change({ collectionId, categoryIds: [] })}
        />
        <TextField
          label={productsTexts.placeOnThatPage}
          value={value.position}
          inputMode="numeric"
          hint={productsTexts.zeroIsTheFirst}
          error={errors.position}
          onChange={(position) => change({ position })}
        />
        <TextField
          label={productsTexts.lastPart}
          value={value.urlSlug}
          maxLength={200}
          hint={productsTexts.lettersDigitsAndDashes}
          error={errors.urlSlug}
          onChange={(urlSlug) => change({ urlSlug })}
        />
      </div>
      <CategoryChooser value={value} change={change} errors={errors} />
      <NamesField
        label={productsTexts.categoryNames}
        kind="category"
        hint={productsTexts.pagesShowThem}
        names={value.categories}
        path="categories"
        errors={errors}
        onChange={(categories) => change({ categories })}
      />
      <NamesField
        label={productsTexts.tags}
        kind="tag"
        names={value.tags}
        path="tags"
        errors={errors}
        onChange={(tags) => change({ tags })}
      />
    </Section>
  );
}
