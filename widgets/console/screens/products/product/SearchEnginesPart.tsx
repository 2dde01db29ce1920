import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { PartProps } from './product-value.ts';

/** How search engines show the product. */
export function SearchEnginesPart({ value, change, errors }: PartProps) {
  return (
    <Section title={productsTexts.searchEngines}>
      <TextField
        label={productsTexts.titleForSearchEngines}
        value={value.seoTitle}
        maxLength={200}
        placeholder={value.title}
        hint={productsTexts.emptyForOwnTitle}
        error={errors.seoTitle}
        onChange={(seoTitle) => change({ seoTitle })}
      />
      <TextArea
        label={productsTexts.descriptionForSearchEngines}
        value={value.seoDescription}
        maxLength={500}
        rows={3}
        hint={productsTexts.emptyForOwnDescription}
        error={errors.seoDescription}
        onChange={(seoDescription) => change({ seoDescription })}
      />
    </Section>
  );
}
