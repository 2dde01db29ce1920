import type { CollectionDefinition } from '#runtime/contracts/content.ts';
import { PAGE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import type { OwnerMemberAreas } from '#runtime/contracts/member-areas.ts';
import { useAnswer } from '../../../app/query.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';

interface Props {
  value: CollectionDefinition;
  onChange: (changes: Partial<CollectionDefinition>) => void;
  errors: Readonly<Record<string, string>>;
}

/** What a page or collection says, and where it stands. */
export function CollectionFields({ value, onChange, errors }: Props) {
  const address = value.urlId ?? '';
  return (
    <>
      <TextField
        label="Title"
        value={value.title}
        maxLength={200}
        onChange={(title) => onChange({ title })}
        error={errors.title}
      />
      <TextField
        label="Title in menus"
        value={value.navigationTitle ?? ''}
        maxLength={200}
        onChange={(navigationTitle) => onChange({ navigationTitle })}
        error={errors.navigationTitle}
      />
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
        value={value.description}
        maxLength={2_000}
        rows={3}
        onChange={(description) => onChange({ description })}
        hint="Plain text for lists and search engines."
        error={errors.description}
      />
      {value.type !== 'splashPage' && (
        <TextArea
          label="Content"
          value={value.mainContent}
          maxLength={PAGE_HTML_MAX_LENGTH}
          rows={12}
          className="ct-html"
          spellCheck={false}
          onChange={(mainContent) => onChange({ mainContent })}
          hint="HTML. What could run in a visitor’s browser is taken out when you save."
          error={errors.mainContent}
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
  const { data } = useAnswer<OwnerMemberAreas>('/api/owner/member-areas');
  const areas = data?.memberAreas ?? [];
  if (areas.length === 0 && value === null) return null;
  return (
    <Choice
      label="For"
      value={value ?? ''}
      options={[['', 'Everybody'], ...areas.map(({ id, title }) => [id, `Members of ${title}`] as const)]}
      onChange={(id) => onChange(id || null)}
      error={error}
    />
  );
}
