import { useId, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerCategory } from '#runtime/contracts/category.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { usePages } from '../../../app/query.ts';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { PartProps } from './product-value.ts';

/** From this many categories on they can be searched. */
const SEARCHED_FROM = 12;

/** The categories of the product's page that list it. */
export function CategoryChooser({ value, change, errors }: PartProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { collectionId } = value;
  const path = addressOf('/api/owner/collections/:collectionId/categories', { collectionId, limit: 100 });
  const pages = usePages(path);
  const all = pages.data?.pages.flatMap(({ categories }) => categories.filter(({ type }) => type === 'CATEGORY')) ?? [];
  if (all.length === 0 && !pages.hasNextPage) return null;
  const wanted = search.trim().toLowerCase();
  const shown = all.filter(({ displayName }) => displayName.toLowerCase().includes(wanted));
  const toggle = ({ id: category }: OwnerCategory, isChosen: boolean) =>
    change({
      categoryIds: isChosen
        ? [...value.categoryIds, category].sort()
        : value.categoryIds.filter((other) => other !== category),
    });
  return (
    <fieldset>
      <legend id={id}>{productsTexts.categories}</legend>
      {all.length >= SEARCHED_FROM && (
        <TextField label={productsTexts.findACategory} type="search" value={search} onChange={setSearch} />
      )}
      <div className="p-categories">
        {shown.map((category) => (
          <Tick
            key={category.id}
            label={nameOf(category, all)}
            checked={value.categoryIds.includes(category.id)}
            onChange={(isChosen) => toggle(category, isChosen)}
          />
        ))}
      </div>
      <MoreButton of={pages} />
      <p className="c-error">{errors.categoryIds ?? errors['categoryIds.0']}</p>
    </fieldset>
  );
}

/** Writes a category below those that hold it: "Tea › Green tea". */
function nameOf(category: OwnerCategory, all: readonly OwnerCategory[]): string {
  const parent = all.find(({ id }) => id === category.parentCategoryId);
  return parent ? `${nameOf(parent, all)} › ${category.displayName}` : category.displayName;
}
