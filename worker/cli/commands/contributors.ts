import type { Contributor, Contributors } from '#runtime/contracts/contributors.ts';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { apiCommand, type Room } from '../command.ts';
import { choice } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

const CONTRIBUTORS = '/api/owner/contributors';
const ROLES = Object.keys(CONTRIBUTOR_ROLE) as ContributorRole[];
const path = (id: string) => `${CONTRIBUTORS}/${encodeURIComponent(id)}`;

export const contributors: Room = {
  name: 'contributors',
  title: 'Contributors',
  commands: [
    apiCommand({
      name: 'contributors list',
      about: 'lists the people who work on the site',
      run: async ({ api }) => {
        const answer = await api.get<Contributors>(CONTRIBUTORS);
        return table(answer, answer.contributors, ['id', 'email', 'role', 'invitedAt', 'joinedAt']);
      },
    }),
    apiCommand({
      name: 'contributors invite',
      operands: ['EMAIL'],
      options: { role: choice('ROLE', ROLES, 'by default editor') },
      about: 'invites a person by mail, who then chooses a password',
      run: async ({ operands: [email], options: { role = 'editor' }, api }) =>
        object(await api.post<Contributor>(CONTRIBUTORS, { email, role })),
    }),
    apiCommand({
      name: 'contributors change',
      operands: ['CONTRIBUTOR'],
      options: { role: choice('ROLE', ROLES, '') },
      about: 'changes the role of a contributor',
      run: async ({ operands: [id], options: { role }, api }) => {
        const present = await api.get<Contributor>(path(id));
        const change = { role: role ?? present.role };
        return object(await api.put<Contributor>(path(id), change, present.version));
      },
    }),
    apiCommand({
      name: 'contributors sign-out',
      operands: ['CONTRIBUTOR'],
      about: 'ends all sessions of a contributor, who can sign in again',
      run: async ({ operands: [id], api }) => {
        await api.delete(`${path(id)}/sessions`);
        return said('The contributor is signed out on all devices.');
      },
    }),
    apiCommand({
      name: 'contributors remove',
      operands: ['CONTRIBUTOR'],
      about: 'removes a contributor and ends their sessions',
      run: async ({ operands: [id], api }) => {
        const present = await api.get<Contributor>(path(id));
        await api.delete(path(id), { version: present.version });
        return said(`${present.email} is no contributor any more.`);
      },
    }),
  ],
};
