import { useState } from 'react';
import type { FieldType } from '#runtime/contracts/form-enumerations.ts';
import { MAX_FIELDS } from '#runtime/contracts/limits.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { TYPE_OPTIONS } from '../parts/field-types.ts';
import { FieldList } from './FieldList.tsx';
import type { TabProps } from './form-value.ts';
import { useFields } from './use-fields.ts';

/** Longest name of a form. */
const NAME_MAX_LENGTH = 200;

/** The form's name and its fields. */
export function BuildTab({ value, change, errors, isReadOnly }: TabProps) {
  const { name, fields } = value;
  const edit = useFields(fields, change);
  const [openId, setOpenId] = useState<string | undefined>();
  const [type, setType] = useState<FieldType>('text');
  return (
    <>
      <Section title={commonTexts.name}>
        <TextField
          label={formsTexts.nameOfTheForm}
          value={name}
          maxLength={NAME_MAX_LENGTH}
          readOnly={isReadOnly}
          hint={formsTexts.onlyPeopleWhoWork}
          error={errors.name}
          onChange={(text) => change({ name: text })}
        />
      </Section>
      <Section title={formsTexts.fields}>
        {errors.fields && (
          <p role="alert" className="c-error">
            {errors.fields}
          </p>
        )}
        {fields.length === 0 ? (
          <p className="c-empty">{formsTexts.formHasNoFields}</p>
        ) : (
          <FieldList
            fields={fields}
            edit={edit}
            errors={errors}
            isReadOnly={isReadOnly}
            openId={openId}
            onOpen={setOpenId}
          />
        )}
        {!isReadOnly &&
          (fields.length < MAX_FIELDS ? (
            <div className="c-filters">
              <Choice label={formsTexts.typeOfTheNew} value={type} options={TYPE_OPTIONS} onChange={setType} />
              <button type="button" className="c-button" onClick={() => setOpenId(edit.add(type))}>
                {formsTexts.addThisField}
              </button>
            </div>
          ) : (
            <p className="c-quiet">{fill(formsTexts.formHasAtMost, { maxFields: MAX_FIELDS })}</p>
          ))}
      </Section>
    </>
  );
}
