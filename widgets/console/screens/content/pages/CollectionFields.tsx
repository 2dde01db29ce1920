import type { CollectionDefinition } from '#runtime/contracts/content.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Failure } from '../../../parts/Failure.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { fieldOf } from '../shared/field-of.ts';
import { PageText } from '../shared/PageText.tsx';

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
      <TextField label={commonTexts.title} maxLength={200} {...fieldOf(props, 'title')} />
      <TextField label={contentTexts.titleInMenus} maxLength={200} {...fieldOf(props, 'navigationTitle')} />
      <TextField
        label={commonTexts.address}
        value={address}
        onChange={(urlId) => onChange({ urlId })}
        autoCapitalize="none"
        spellCheck={false}
        hint={address === '' ? contentTexts.itIsTheHome : fill(contentTexts.visitorsFindItAtPath, { address })}
        error={errors.urlId}
      />
      <TextArea
        label={commonTexts.description}
        maxLength={2_000}
        rows={3}
        hint={contentTexts.itIsPlainTextForLists}
        {...fieldOf(props, 'description')}
      />
      {value.type !== 'splashPage' && <PageText label={contentTexts.content} {...fieldOf(props, 'mainContent')} />}
      <Tick
        label={contentTexts.isVisible}
        checked={value.enabled}
        onChange={(enabled) => onChange({ enabled })}
        hint={value.type === 'products' ? contentTexts.whileItIsHidden : contentTexts.whileItIsHiddenNobody}
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
  const reading = useAnswer('/api/owner/member-areas');
  const areas = reading.data?.memberAreas ?? [];
  const failure = reading.isError && <Failure of={reading} />;
  if (areas.length === 0 && value === null) return failure;
  const isKnown = value === null || areas.some(({ id }) => id === value);
  return (
    <>
      {failure}
      <Choice
        label={contentTexts.for}
        value={value ?? ''}
        options={[
          ['', contentTexts.everybody],
          ...areas.map(({ id, title }) => [id, fill(contentTexts.membersOfTitle, { title })] as const),
          ...(isKnown ? [] : [[value, fill(contentTexts.membersOfUnknownArea, { value })] as const]),
        ]}
        onChange={(id) => onChange(id || null)}
        error={error}
      />
    </>
  );
}
