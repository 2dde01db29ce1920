import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { HtmlField } from './HtmlField.tsx';
import type { PartProps } from './product-value.ts';

/** What the product is called. */
export function TitlePart({ value, change, errors }: PartProps) {
  return (
    <TextField
      label={commonTexts.title}
      value={value.title}
      maxLength={200}
      error={errors.title}
      onChange={(title) => change({ title })}
    />
  );
}

/** What visitors read about the product. */
export function TextsPart({ value, change, errors }: PartProps) {
  return (
    <Section title={productsTexts.texts}>
      <HtmlField
        label={commonTexts.description}
        value={value.excerpt}
        hint={productsTexts.visitorsReadItBeside}
        error={errors.excerpt}
        onChange={(excerpt) => change({ excerpt })}
      />
      <HtmlField
        label={productsTexts.furtherText}
        value={value.body}
        hint={productsTexts.itStandsBelow}
        error={errors.body}
        onChange={(body) => change({ body })}
      />
    </Section>
  );
}
