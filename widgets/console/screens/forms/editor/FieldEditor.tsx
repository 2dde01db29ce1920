import type { ReactNode } from 'react';
import type { FormField } from '#runtime/contracts/form.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { EDITED_PROPERTIES, type EditedProperty } from '../parts/field-types.ts';
import type { Errors } from './form-value.ts';

/** Longest texts of a field, in UTF-16 code units, and the largest limit of a long text. */
const SHORT = 1_000;
const LONG = 10_000;
const SYMBOL = 10;
const LIMIT_MOST = 20_000;

interface Props {
  field: FormField;
  errors: Errors;
  isReadOnly: boolean;
  onChange: (changes: Partial<FormField>) => void;
}

/** The title of a field, and exactly the properties that its type has. */
export function FieldEditor(props: Props) {
  const { field, errors, isReadOnly, onChange } = props;
  return (
    <fieldset className="f-plain c-stack" disabled={isReadOnly} aria-label={formsTexts.settingsOfTheField}>
      {field.type !== 'hidden' && (
        <TextField
          label={commonTexts.title}
          value={field.title}
          maxLength={SHORT}
          error={errors.title}
          onChange={(title) => onChange({ title })}
        />
      )}
      {EDITED_PROPERTIES[field.type].map((property) => {
        const Control = CONTROLS[property];
        return <Control key={property} {...props} />;
      })}
    </fieldset>
  );
}

const CONTROLS: Readonly<Record<EditedProperty, (props: Props) => ReactNode>> = {
  description: ({ field, errors, onChange }) => (
    <TextArea
      label={commonTexts.description}
      rows={2}
      value={field.description}
      maxLength={LONG}
      hint={formsTexts.itStandsBelow}
      error={errors.description}
      onChange={(description) => onChange({ description })}
    />
  ),
  placeholder: ({ field, errors, onChange }) => (
    <TextField
      label={formsTexts.placeholder}
      value={field.placeholder ?? ''}
      maxLength={SHORT}
      hint={formsTexts.exampleThatStands}
      error={errors.placeholder}
      onChange={(placeholder) => onChange({ placeholder })}
    />
  ),
  required: ({ field, onChange }) => (
    <Tick label={formsTexts.required} checked={field.required} onChange={(required) => onChange({ required })} />
  ),
  maxLength: ({ field, errors, onChange }) => (
    <TextField
      label={formsTexts.longestTextInCharacters}
      type="number"
      min={1}
      max={LIMIT_MOST}
      step={1}
      value={field.maxLength === undefined ? '' : String(field.maxLength)}
      hint={fill(formsTexts.leaveItEmptyFor, { limitMost: LIMIT_MOST.toLocaleString(languageTexts.tag) })}
      error={errors.maxLength}
      onChange={(text) => onChange({ maxLength: limitOf(text) })}
    />
  ),
  currencySymbol: ({ field, errors, onChange }) => (
    <TextField
      label={formsTexts.currencySymbol}
      value={field.currencySymbol ?? ''}
      maxLength={SYMBOL}
      error={errors.currencySymbol}
      onChange={(currencySymbol) => onChange({ currencySymbol })}
    />
  ),
  showCountryCode: ({ field, onChange }) => (
    <Tick
      label={formsTexts.askForTheCountry}
      checked={field.showCountryCode ?? false}
      onChange={(showCountryCode) => onChange({ showCountryCode })}
    />
  ),
  underline: ({ field, onChange }) => (
    <Tick
      label={formsTexts.drawALineBelow}
      checked={field.underline ?? false}
      onChange={(underline) => onChange({ underline })}
    />
  ),
  options: ({ field, errors, onChange }) => (
    <TextArea
      label={field.type === 'likert' ? formsTexts.statements : commonTexts.options}
      rows={Math.max(4, (field.options?.length ?? 0) + 1)}
      value={(field.options ?? []).join('\n')}
      hint={formsTexts.writeOneOnEach}
      error={errors.options}
      onChange={(text) => onChange({ options: text === '' ? [] : text.split('\n') })}
    />
  ),
  key: ({ field, errors, onChange }) => (
    <TextField
      label={formsTexts.key}
      value={field.key ?? ''}
      maxLength={SHORT}
      hint={formsTexts.whereThePagesAddress}
      error={errors.key}
      onChange={(key) => onChange({ key })}
    />
  ),
  value: ({ field, errors, onChange }) => (
    <TextField
      label={formsTexts.value}
      value={field.value ?? ''}
      maxLength={SHORT}
      hint={formsTexts.fallbackValueHint}
      error={errors.value}
      onChange={(value) => onChange({ value })}
    />
  ),
};

/** The limit that was typed, kept within what is allowed; undefined for none. */
function limitOf(text: string): number | undefined {
  const limit = Math.trunc(Number(text));
  return text === '' || !(limit >= 1) ? undefined : Math.min(limit, LIMIT_MOST);
}
