import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { MAILING_LISTS } from '../parts/addresses.ts';

interface Props {
  /** The address of the list's calls. */
  listAddress: string;
  email: string;
}

/** Takes a person off a mailing list, after a question: only they can join it again. */
export function RemoveSubscriber({ listAddress, email }: Props) {
  const press = () =>
    void ask({
      title: `Remove ${email}?`,
      text: 'The shop forgets that this address was on the list. Only its owner can put it there again.',
      action: 'Remove',
      isDangerous: true,
      run: async () => {
        const path = `${listAddress}/subscribers/${encodeURIComponent(email)}`;
        await change({ method: 'DELETE', path }, [MAILING_LISTS]);
        notify(`${email} is removed.`);
      },
    });
  return (
    <button type="button" className="c-button c-button--small" aria-label={`Remove ${email}`} onClick={press}>
      Remove
    </button>
  );
}
