import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConsoleRefusal } from '#runtime/api/console.ts';
import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import type { OwnerForm } from '#runtime/contracts/owner.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  // A repeat after a lost answer makes no second form; another form is another intent.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  if (!draft) return null;
  const { name, kind, mailingListId } = draft.value;
  const edit = (changes: Partial<Start>) => {
    draft.change(changes);
    setKey(crypto.randomUUID());
  };
  const create = async () => {
    const isNewsletter = kind === 'newsletter';
    const wrong = {
      ...(name.trim() === '' && { name: 'Please give the form a name.' }),
      ...(isNewsletter && mailingListId === null && { mailingListId: EDITOR.listMissing }),
    };
    setErrors(wrong);
    setFailure('');
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const body = { name, kind, fields: firstFields(kind), mailingListId: isNewsletter ? mailingListId : null };
      const { body: form } = await change<OwnerForm>({ method: 'POST', path: FORMS, body, idempotencyKey }, [FORMS]);
      notify(`“${form.name}” is created.`);
      // The screen is left without a question once nothing of it is unsaved.
      flushSync(draft.discard);
      await navigate(`forms/${form.id}`);
    } catch (error) {
      setFailure(errorText(error));
      setErrors(error instanceof ConsoleRefusal ? error.errors : {});
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void create();
  };
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
            onChange={(text) => edit({ name: text })}
          />
          <Choice
            label="Kind of form"
            value={kind}
            options={KIND_OPTIONS}
            hint={KIND_HINTS[kind]}
            error={errors.kind}
            onChange={(next) => edit({ kind: next })}
          />
          {kind === 'newsletter' && (
            <ListChooser
              value={mailingListId}
              error={errors.mailingListId}
              isReadOnly={false}
              onChange={(id) => edit({ mailingListId: id })}
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
