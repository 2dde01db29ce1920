import { addressOf } from '#runtime/api/calls.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { MAILING_LISTS } from '../parts/addresses.ts';

interface Props {
  listId: string;
  email: string;
}

/** Takes a person off a mailing list, after a question: only they can join it again. */
export function RemoveSubscriber({ listId, email }: Props) {
  const press = () =>
    void ask({
      title: fill(formsTexts.removeEmailQuestion, { email }),
      text: formsTexts.shopForgets,
      action: commonTexts.remove,
      isDangerous: true,
      run: async () => {
        const path = addressOf('/api/owner/mailing-lists/:listId/subscribers/:email', { listId, email });
        await change({ method: 'DELETE', path }, [MAILING_LISTS]);
        notify(fill(formsTexts.emailIsRemoved, { email }));
      },
    });
  return (
    <button
      type="button"
      className="c-button c-button--small"
      aria-label={fill(formsTexts.removeEmail, { email })}
      onClick={press}
    >
      {commonTexts.remove}
    </button>
  );
}
