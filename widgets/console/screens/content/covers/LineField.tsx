import { SLICE_TEXT_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { TextField } from '../../../parts/TextField.tsx';
import type { Errors } from './use-rows.ts';

interface Props<Name extends string> {
  /** The field's name in its object, at whose `path` its error is. */
  name: Name;
  label: string;
  value: string;
  onChange: (changes: Record<Name, string>) => void;
  errors: Errors;
  path: string;
  hint?: string;
  maxLength?: number;
}

/** A line of text of a slice. */
export function LineField<Name extends string>(props: Props<Name>) {
  const { name, label, value, onChange, errors, path, hint, maxLength = SLICE_TEXT_MAX_LENGTH } = props;
  return (
    <TextField
      label={label}
      value={value}
      maxLength={maxLength}
      onChange={(text) => onChange({ [name]: text } as Record<Name, string>)}
      hint={hint}
      error={errors[`${path}.${name}`]}
    />
  );
}

/** The address of a link; pages of the shop, of others, mails and calls. */
export function LinkField<Name extends string>(props: Omit<Props<Name>, 'maxLength'>) {
  return <LineField hint={contentTexts.anyLink} {...props} maxLength={ADDRESS_MAX_LENGTH} />;
}

const ADDRESS_MAX_LENGTH = 2_000;
