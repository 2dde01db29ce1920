import { PRODUCT_HTML_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { HtmlField } from '../../../parts/HtmlField.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { STATUS_OPTIONS } from '../product-names.ts';
import type { PartProps } from './product-value.ts';

/** What the product is called, and who sees it. */
export function TitlePart({ value, change, errors }: PartProps) {
  return (
    <div className="c-columns">
      <TextField
        label={commonTexts.title}
        value={value.title}
        maxLength={200}
        error={errors.title}
        onChange={(title) => change({ title })}
      />
      <Choice
        label={productsTexts.visibility}
        value={value.status}
        options={STATUS_OPTIONS}
        error={errors.status}
        onChange={(status) => change({ status })}
      />
    </div>
  );
}

/** What visitors read about the product. */
export function TextsPart({ value, change, errors }: PartProps) {
  return (
    <Section title={productsTexts.texts}>
      <HtmlField
        label={commonTexts.description}
        maxLength={PRODUCT_HTML_MAX_LENGTH}
        value={value.excerpt}
        hint={productsTexts.visitorsReadItBeside}
        error={errors.excerpt}
        onChange={(excerpt) => change({ excerpt })}
      />
      <HtmlField
        label={productsTexts.furtherText}
        maxLength={PRODUCT_HTML_MAX_LENGTH}
        value={value.body}
        hint={productsTexts.itStandsBelow}
        error={errors.body}
        onChange={(body) => change({ body })}
      />
    </Section>
  );
}
