import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { HtmlField } from './HtmlField.tsx';
import type { PartProps } from './product-value.ts';

/** What the product is called, and its texts. */
export function TextsPart({ value, change, errors }: PartProps) {
  return (
    <Section title="Texts">
      <TextField
        label="Title"
        value={value.title}
        maxLength={200}
        error={errors.title}
        onChange={(title) => change({ title })}
      />
      <HtmlField
        label="Description"
        value={value.excerpt}
        hint="Visitors read it beside the price."
        error={errors.excerpt}
        onChange={(excerpt) => change({ excerpt })}
      />
      <HtmlField
        label="Further text"
        value={value.body}
        hint="It stands below the product on its page."
        error={errors.body}
        onChange={(body) => change({ body })}
      />
    </Section>
  );
}
