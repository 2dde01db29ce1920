import { addressOf } from '#runtime/api/calls.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { MemberAreaDefinition } from '#runtime/contracts/member-areas.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Failure } from '../../../parts/Failure.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { fieldOf } from '../shared/field-of.ts';

interface Props {
  value: MemberAreaDefinition;
  onChange: (changes: Partial<MemberAreaDefinition>) => void;
  errors: Readonly<Record<string, string>>;
}

/** Fields for the texts of a member area, and for how people join. */
export function AreaFields(props: Props) {
  const { value, onChange, errors } = props;
  return (
    <Section title={contentTexts.aboutThisArea}>
      <TextField label={commonTexts.title} maxLength={200} {...fieldOf(props, 'title')} />
      <TextArea
        label={commonTexts.description}
        maxLength={2_000}
        hint={contentTexts.itIsPlainText}
        {...fieldOf(props, 'description')}
      />
      <Product
        value={value.paywallItemId}
        onChange={(paywallItemId) => onChange({ paywallItemId })}
        error={errors.paywallItemId}
      />
    </Section>
  );
}

interface ProductProps {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

function Product({ value, onChange, error }: ProductProps) {
  const reading = useAnswer(
    may('catalogue:read') ? addressOf('/api/owner/products', { limit: 100, kind: PRODUCT_TYPE.paywall }) : undefined,
  );
  const found: [string, string][] = reading.data?.products.map(({ id, title }) => [id, title]) ?? [];
  const isKnown = value === null || found.some(([id]) => id === value);
  return (
    <>
      <Choice
        label={contentTexts.peopleJoin}
        value={value ?? ''}
        options={[
          ['', contentTexts.onlyWhenYouAdd],
          ...found,
          ...(isKnown || value === null ? [] : [[value, value] as [string, string]]),
        ]}
        onChange={(id) => onChange(id || null)}
        hint={contentTexts.theyJoinByBuying}
        error={error}
      />
      <Failure of={reading} />
    </>
  );
}
