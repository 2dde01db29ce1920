import type { AuditLog } from '#runtime/contracts/owner.ts';
import { apiCommand, type Room } from '../command.ts';
import { CURSOR } from '../option-kinds.ts';
import { table } from '../output.ts';

export const audit: Room = {
  name: 'audit',
  title: 'The audit log',
  commands: [
    apiCommand({
      name: 'audit list',
      options: CURSOR,
      about: 'lists what each key was used for, newest first',
      run: async ({ options, api }) => {
        const answer = await api.get<AuditLog>('/api/owner/audit', options);
        return table(answer, answer.entries, [
          'createdAt',
          'keyId',
          'action',
          'target',
          ['details', ({ details }) => Object.entries(details).map(([name, value]) => `${name} ${value}`)],
        ]);
      },
    }),
  ],
};
