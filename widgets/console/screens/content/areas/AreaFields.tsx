import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { MemberAreaDefinition } from '#runtime/contracts/member-areas.ts';
import type { OwnerProductList } from '#runtime/contracts/product-list.ts';
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

/** Fields for the words of a member area, and for how people join. */
export function AreaFields(props: Props) {
  const { value, onChange, errors } = props;
  return (
    <Section title="About this area">
      <TextField label="Title" maxLength={200} {...fieldOf(props, 'title')} />
      <TextArea
        label="Description"
        maxLength={2_000}
        hint="It is plain text for those who are not members."
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
  const reading = useAnswer<OwnerProductList>(
    may('catalogue:read') ? `/api/owner/products?limit=100&kind=${PRODUCT_TYPE.paywall}` : undefined,
  );
  const found: [string, string][] = reading.data?.products.map(({ id, title }) => [id, title]) ?? [];
  const isKnown = value === null || found.some(([id]) => id === value);
  return (
    <>
      <Choice
        label="People join"
        value={value ?? ''}
        options={[
          ['', 'Only when you add them'],
          ...found,
          ...(isKnown || value === null ? [] : [[value, value] as [string, string]]),
        ]}
        onChange={(id) => onChange(id || null)}
        hint="They join by buying the membership product that you choose."
        error={error}
      />
      <Failure of={reading} />
    </>
  );
}
