import { useState } from 'react';
import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { CreationForm } from '../../../parts/CreationForm.tsx';
import { leaveDraft } from '../../../parts/leave-draft.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import type { Errors } from '../editor/form-value.ts';
import { ListChooser } from '../mailing-lists/ListChooser.tsx';
import { FORMS } from '../parts/addresses.ts';
import { KIND_HINTS, KIND_OPTIONS } from '../parts/form-kinds.ts';
import { firstFields } from './first-fields.ts';

interface Start {
  name: string;
  kind: FormKind;
  mailingListId: string | null;
}

const EMPTY: Start = { name: '', kind: 'form', mailingListId: null };
const NAME_MAX_LENGTH = 200;

/** Makes a form with the fields that its kind mostly has; the form builder goes on from there. */
export default function NewForm() {
  const draft = useDraft(draftKey('forms/new'), EMPTY);
  const { create, isBusy, error, errors: refused } = useCreation(FORMS, [FORMS]);
  const [wrong, setWrong] = useState<Errors>({});
  if (!draft) return null;
  const { name, kind, mailingListId } = draft.value;
  const errors = { ...refused, ...wrong };
  const submit = async () => {
    const isNewsletter = kind === 'newsletter';
    const found = {
      ...(name.trim() === '' && { name: formsTexts.pleaseGiveTheForm }),
      ...(isNewsletter && mailingListId === null && { mailingListId: editorTexts.listMissing }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const fields = firstFields(kind);
    const form = await create({ name, kind, fields, mailingListId: isNewsletter ? mailingListId : null });
    if (!form) return;
    notify(fill(formsTexts.nameIsCreated, { name: form.name }));
    await leaveDraft(draft, `forms/${form.id}`);
  };
  return (
    <Page title={formsTexts.newForm} back={{ to: 'forms', text: formsTexts.forms }}>
      <CreationForm action={formsTexts.createTheForm} draft={draft} isBusy={isBusy} error={error} onSubmit={submit}>
        <Section title={formsTexts.form}>
          <TextField
            label={formsTexts.nameOfTheForm}
            value={name}
            maxLength={NAME_MAX_LENGTH}
            hint={formsTexts.onlyPeopleWhoWork}
            error={errors.name}
            onChange={(text) => draft.change({ name: text })}
          />
          <Choice
            label={formsTexts.kindOfForm}
            value={kind}
            options={KIND_OPTIONS}
            hint={KIND_HINTS[kind]}
            error={errors.kind}
            onChange={(next) => draft.change({ kind: next })}
          />
          {kind === 'newsletter' && (
            <ListChooser
              value={mailingListId}
              error={errors.mailingListId}
              isReadOnly={false}
              onChange={(id) => draft.change({ mailingListId: id })}
            />
          )}
        </Section>
      </CreationForm>
    </Page>
  );
}
