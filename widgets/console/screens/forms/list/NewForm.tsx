import { type FormEvent, useState } from 'react';
import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import type { OwnerForm } from '#runtime/contracts/owner.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useIntentKey } from '../../../parts/use-intent-key.ts';
import { useLeave } from '../../../parts/use-leave.ts';
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
  const [wrong, setWrong] = useState<Errors>({});
  const intent = useIntentKey();
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const leave = useLeave();
  if (!draft) return null;
  const { name, kind, mailingListId } = draft.value;
  const isNewsletter = kind === 'newsletter';
  const create = async () => {
    const body = { name, kind, fields: firstFields(kind), mailingListId: isNewsletter ? mailingListId : null };
    const call = { method: 'POST', path: FORMS, body, idempotencyKey: intent.keyOf(body) } as const;
    const { body: form } = await change<OwnerForm>(call, [FORMS]);
    notify(`“${form.name}” is created.`);
    draft.discard();
    leave(`forms/${form.id}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(name.trim() === '' && { name: 'Please give the form a name.' }),
      ...(isNewsletter && mailingListId === null && { mailingListId: EDITOR.listMissing }),
    };
    setWrong(found);
    if (Object.keys(found).length === 0) void run(create);
  };
  const errors: Errors = { ...refused, ...wrong };
  return (
    <Page title="New form" back={{ to: 'forms', text: 'Forms' }}>
      <form className="c-stack" noValidate onSubmit={submit}>
        <Section title="The form">
          <TextField
            label="Name of the form"
            value={name}
            maxLength={NAME_MAX_LENGTH}
            hint="Only people who work on the shop read it."
            error={errors.name}
            onChange={(text) => draft.change({ name: text })}
          />
          <Choice
            label="Kind of form"
            value={kind}
            options={KIND_OPTIONS}
            hint={KIND_HINTS[kind]}
            error={errors.kind}
            onChange={(next) => draft.change({ kind: next })}
          />
          {isNewsletter && (
            <ListChooser
              value={mailingListId}
              error={errors.mailingListId}
              isReadOnly={false}
              onChange={(id) => draft.change({ mailingListId: id })}
            />
          )}
        </Section>
        {failure && (
          <p role="alert" className="c-error">
            {failure}
          </p>
        )}
        <div className="c-row">
          <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
            {isBusy ? 'Creating…' : 'Create the form'}
          </button>
        </div>
      </form>
    </Page>
  );
}
