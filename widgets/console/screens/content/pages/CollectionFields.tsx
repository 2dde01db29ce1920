import type { CollectionDefinition } from '#runtime/contracts/content.ts';
import { PAGE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import type { OwnerMemberAreas } from '#runtime/contracts/member-areas.ts';
import { useAnswer } from '../../../app/query.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Failure } from '../../../parts/Failure.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { fieldOf } from '../shared/field-of.ts';

interface Props {
  value: CollectionDefinition;
  onChange: (changes: Partial<CollectionDefinition>) => void;
  errors: Readonly<Record<string, string>>;
}

/** Fields for what a page or collection says, its address, and who sees it. */
export function CollectionFields(props: Props) {
  const { value, onChange, errors } = props;
  const address = value.urlId ?? '';
  return (
    <>
      <TextField label="Title" maxLength={200} {...fieldOf(props, 'title')} />
      <TextField label="Title in menus" maxLength={200} {...fieldOf(props, 'navigationTitle')} />
      <TextField
        label="Address"
        value={address}
        onChange={(urlId) => onChange({ urlId })}
        autoCapitalize="none"
        spellCheck={false}
        hint={address === '' ? 'It is the home page.' : `Visitors find it at /${address}.`}
        error={errors.urlId}
      />
      <TextArea
        label="Description"
        maxLength={2_000}
        rows={3}
        hint="It is plain text for lists and search engines."
        {...fieldOf(props, 'description')}
      />
      {value.type !== 'splashPage' && (
        <TextArea
          label="Content"
          maxLength={PAGE_HTML_MAX_LENGTH}
          rows={12}
          className="ct-html"
          spellCheck={false}
          hint="It is HTML. Whatever could run in a visitor’s browser is taken out when you save."
          {...fieldOf(props, 'mainContent')}
        />
      )}
      <Tick
        label="Visitors see it"
        checked={value.enabled}
        onChange={(enabled) => onChange({ enabled })}
        hint={
          value.type === 'products'
            ? 'While it is hidden, its products are not sold.'
            : 'While it is hidden, nobody finds it or what is in it.'
        }
      />
      {value.type !== 'products' && (
        <AreaChoice
          value={value.memberAreaId ?? null}
          onChange={(memberAreaId) => onChange({ memberAreaId })}
          error={errors.memberAreaId}
        />
      )}
    </>
  );
}

interface AreaProps {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** The members who alone see it; shops without member areas have no such choice. */
function AreaChoice({ value, onChange, error }: AreaProps) {
  const reading = useAnswer<OwnerMemberAreas>('/api/owner/member-areas');
  const areas = reading.data?.memberAreas ?? [];
  if (reading.isError) return <Failure of={reading} />;
  if (areas.length === 0 && value === null) return null;
  const isKnown = value === null || areas.some(({ id }) => id === value);
  return (
    <Choice
      label="For"
      value={value ?? ''}
      options={[
        ['', 'Everybody'],
        ...areas.map(({ id, title }) => [id, `Members of ${title}`] as const),
        ...(isKnown ? [] : [[value, `Members of ${value}`] as const]),
      ]}
      onChange={(id) => onChange(id || null)}
      error={error}
    />
  );
}
