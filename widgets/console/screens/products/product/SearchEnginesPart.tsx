import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { PartProps } from './product-value.ts';

/** How search engines show the product. */
export function SearchEnginesPart({ value, change, errors }: PartProps) {
  return (
    <Section title="Search engines">
      <TextField
        label="Title for search engines"
        value={value.seoTitle}
        maxLength={200}
        placeholder={value.title}
        hint="Empty for the product’s own title."
        error={errors.seoTitle}
        onChange={(seoTitle) => change({ seoTitle })}
      />
      <TextArea
        label="Description for search engines"
        value={value.seoDescription}
        maxLength={500}
        rows={3}
        hint="Empty for the product’s own description."
        error={errors.seoDescription}
        onChange={(seoDescription) => change({ seoDescription })}
      />
    </Section>
  );
}
