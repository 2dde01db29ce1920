import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Failure } from '../../../parts/Failure.tsx';

/** Forms that pages show: all but the questions that products ask. */
type PageForm = Exclude<FormKind, 'additional-fields'>;

interface Props {
  label?: string;
  kinds: readonly PageForm[];
  value: string;
  onChange: (formId: string) => void;
  error: string | undefined;
}

/** One of the shop's forms of these kinds. */
export function FormChoice({ label = commonTexts.form, kinds, value, onChange, error }: Props) {
  const reading = useAnswer(may('forms:read') ? '/api/owner/forms' : undefined);
  const { data } = reading;
  const forms = data?.forms.filter(({ kind }) => kinds.some((each) => each === kind)) ?? [];
  const options: [string, string][] = forms.map(({ id, name }) => [id, name]);
  const known = value === '' || forms.some(({ id }) => id === value);
  const chosen = data?.forms.find(({ id }) => id === value)?.name ?? value;
  return (
    <>
      <Choice
        label={label}
        value={value}
        options={[['', contentTexts.chooseAForm], ...options, ...(known ? [] : [[value, chosen] as [string, string]])]}
        onChange={onChange}
        error={error}
      />
      <Failure of={reading} />
      {data && forms.length === 0 && (
        <p className="c-quiet">
          {contentTexts.noSuchForm} <Link to="forms">{contentTexts.createOneUnderForms}</Link>{' '}
          {contentTexts.createFormFirst}
        </p>
      )}
    </>
  );
}
