import { addressOf } from '#runtime/api/calls.ts';
import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { undoDeletion } from '../../../parts/bring-back.ts';
import { FORMS } from '../parts/addresses.ts';

const SHOWN_BY: Readonly<Record<FormKind, string>> = {
  form: formsTexts.pagesCanShow,
  newsletter: formsTexts.pagesCanShowTheForm,
  'additional-fields': formsTexts.productsThatAskThese,
};

interface Props {
  form: { id: string; name: string; kind: FormKind; version: number; submissions: number };
}

/** Deletes a form with all that was sent by it, after a question. */
export function DeleteForm({ form: { id, name, kind, version, submissions } }: Props) {
  if (submissions > 0 && !may('submissions:delete')) return <span className="c-quiet">{formsTexts.adminsOnly}</span>;
  const remove = async () => {
    const path = addressOf('/api/owner/forms/:formId', { formId: id, confirm: name });
    await change({ method: 'DELETE', path, version }, [FORMS]);
    notify(fill(formsTexts.nameIsDeleted, { name }), { undo: undoDeletion('form', id) });
  };
  const press = () =>
    void ask({
      title: fill(formsTexts.deleteNameQuestion, { name }),
      text: [sentText(submissions), SHOWN_BY[kind], binTexts.formStays].join(' '),
      action: commonTexts.delete,
      isDangerous: true,
      run: remove,
    });
  return (
    <button
      type="button"
      className="c-button c-button--small"
      aria-label={fill(formsTexts.deleteName, { name })}
      onClick={press}
    >
      {commonTexts.delete}
    </button>
  );
}

function sentText(submissions: number): string {
  if (submissions === 0) return formsTexts.nothingWasSent;
  return submissions === 1 ? formsTexts.whatWasSentByItOnce : fill(formsTexts.submissionsAreDeleted, { submissions });
}
