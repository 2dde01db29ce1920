import { useState } from 'react';
import type { FieldType } from '#runtime/contracts/form-enumerations.ts';
import { MAX_FIELDS } from '#runtime/contracts/limits.ts';
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
      <Section title="Name">
        <TextField
          label="Name of the form"
          value={name}
          maxLength={NAME_MAX_LENGTH}
          readOnly={isReadOnly}
          hint="Only people who work on the shop read it."
          error={errors.name}
          onChange={(text) => change({ name: text })}
        />
      </Section>
      <Section title="Fields">
        {errors.fields && (
          <p role="alert" className="c-error">
            {errors.fields}
          </p>
        )}
        {fields.length === 0 ? (
          <p className="c-empty">The form has no fields yet. Add the first one below.</p>
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
              <Choice label="Type of the new field" value={type} options={TYPE_OPTIONS} onChange={setType} />
              <button type="button" className="c-button" onClick={() => setOpenId(edit.add(type))}>
                Add this field
              </button>
            </div>
          ) : (
            <p className="c-quiet">A form has at most {MAX_FIELDS} fields.</p>
          ))}
      </Section>
    </>
  );
}
