import { Choice } from './Choice.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import type { Fields, PlainField, PlainGroup } from './plain-field.ts';
import { Section } from './Section.tsx';
import { TextField } from './TextField.tsx';
import { Tick } from './Tick.tsx';
import { useCurrency } from './use-currency.ts';

/** A form from its description. */
export function PlainFields<Values extends object>({
  groups,
  ...fields
}: Fields<Values> & { groups: readonly PlainGroup<Values>[] }) {
  return groups.map(({ title, about, fields: described }) => (
    <Section key={title} title={title}>
      {about && <p className="c-quiet">{about}</p>}
      {described.map((field) => (
        <FieldControl key={field.name} {...fields} field={field} />
      ))}
    </Section>
  ));
}

function FieldControl<Values extends object>({
  field,
  value,
  change,
  errors,
}: Fields<Values> & { field: PlainField<Values> }) {
  const currency = useCurrency();
  const { name, label, hint } = field;
  const own = value[name as keyof Values] as unknown;
  const set = (next: unknown) => change({ [name]: next } as Partial<Values>);
  const shared = { label, hint, error: errors[name] };
  if (field.kind === 'tick') {
    return <Tick {...shared} checked={own === true} onChange={set} />;
  }
  if (field.kind === 'number') {
    return <NumberField {...shared} digits={field.digits ?? 0} value={own as number} onChange={set} />;
  }
  if (field.kind === 'money') {
    return <MoneyField {...shared} currency={currency} value={own as number} onChange={set} />;
  }
  if (field.kind === 'choice') {
    return <Choice {...shared} value={own as string} onChange={set} options={field.options} />;
  }
  return <TextField {...shared} type={field.kind} value={own as string} onChange={set} />;
}
