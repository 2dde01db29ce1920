import { MAIL_STATUSES } from '#runtime/contracts/enumerations.ts';
import type { OwnerMails } from '#runtime/contracts/owner.ts';
import { apiCommand, type Room } from '../command.ts';
import { choice, PAGING } from '../option-kinds.ts';
import { said, table } from '../output.ts';

const MAILS = '/api/owner/mails';

export const mails: Room = {
  name: 'mails',
  title: 'Mails',
  commands: [
    apiCommand({
      name: 'mails list',
      options: { status: choice('STATUS', MAIL_STATUSES, 'by default dead'), ...PAGING },
      about: 'lists the mails in a status',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerMails>(MAILS, options);
        return table(answer, answer.mails, ['id', 'createdAt', 'kind', 'recipient', 'subject', 'attempts', 'error']);
      },
    }),
    apiCommand({
      name: 'mails send',
      operands: ['MAIL'],
      about: 'sends a mail again, dead or not',
      run: async ({ operands: [mailId], api }) => {
        await api.post(`${MAILS}/${encodeURIComponent(mailId)}/send`, undefined, { isRepeatable: false });
        return said(`The mail ${mailId} is on its way again.`);
      },
    }),
  ],
};
