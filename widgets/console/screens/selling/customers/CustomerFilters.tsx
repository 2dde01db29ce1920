import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import { replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { CountryChoice } from '../parts/CountryChoice.tsx';
import { ACCOUNT_OPTIONS, type CustomerFilters as Filters, NEWSLETTER_OPTIONS } from './customer-filters.ts';

/** The search and the filters of the list. */
export function CustomerFilters({ filters }: { filters: Filters }) {
  const { newsletter = '', account = '', note, country = '', tag = '' } = filters;
  return (
    <>
      <SearchField label={customersTexts.nameOrEmail} />
      <div className="c-filters">
        <TagChoice tag={tag} />
        <Choice
          label={customersTexts.newsletter}
          value={newsletter}
          onChange={(next) => replaceQuery({ newsletter: next || undefined })}
          options={NEWSLETTER_OPTIONS}
        />
        <Choice
          label={customersTexts.accountFilter}
          value={account}
          onChange={(next) => replaceQuery({ account: next || undefined })}
          options={ACCOUNT_OPTIONS}
        />
        <CountryChoice country={country} />
        <Tick
          label={customersTexts.withNote}
          checked={note === 'true'}
          onChange={(isTicked) => replaceQuery({ note: isTicked ? 'true' : undefined })}
        />
      </div>
    </>
  );
}

/** The tags in use; a shop without any has no such choice. */
function TagChoice({ tag }: { tag: string }) {
  const { data } = useAnswer('/api/owner/customers/tags');
  const known = data?.tags ?? [];
  if (known.length === 0 && tag === '') return null;
  const options = known.map(
    ({ tag: name, customers: n }) => [name, fill(customersTexts.tagCount, { tag: name, n })] as const,
  );
  const isGone = tag !== '' && !known.some((each) => each.tag === tag);
  return (
    <Choice
      label={customersTexts.tag}
      value={tag}
      onChange={(next) => replaceQuery({ tag: next || undefined })}
      options={[['', customersTexts.anyTag], ...(isGone ? [[tag, tag] as const] : []), ...options]}
    />
  );
}
