import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { FORMS, formAddress } from '../parts/addresses.ts';

const SHOWN_BY: Readonly<Record<FormKind, string>> = {
  form: 'Pages can show the form no longer.',
  newsletter: 'Pages can show the form no longer. The people on its mailing list stay there.',
  'additional-fields': 'Products that ask these questions cannot be bought until they have another form, or none.',
};

interface Props {
  form: { id: string; name: string; kind: FormKind; version: number; submissions: number };
}

/** Deletes a form with all that was sent by it, after a question. */
export function DeleteForm({ form: { id, name, kind, version, submissions } }: Props) {
  if (submissions > 0 && !may('submissions:delete')) return <span className="c-quiet">Admins only</span>;
  const remove = async () => {
    const path = `${formAddress(id)}?${new URLSearchParams({ confirm: name })}`;
    await change({ method: 'DELETE', path, version }, [FORMS]);
    notify(`“${name}” is deleted.`);
  };
  const press = () =>
    void ask({
      title: `Delete “${name}”?`,
      text: [sentText(submissions), SHOWN_BY[kind], 'This cannot be undone.'].join(' '),
      action: 'Delete',
      isDangerous: true,
      run: remove,
    });
  return (
    <button type="button" className="c-button c-button--small" aria-label={`Delete ${name}`} onClick={press}>
      Delete
    </button>
  );
}

function sentText(submissions: number): string {
  if (submissions === 0) return 'Nothing was sent by it yet.';
  return submissions === 1
    ? 'What was sent by it once is deleted too.'
    : `All ${submissions} things that were sent by it are deleted too.`;
}
