import type { Memberships, OwnerMemberArea, OwnerMemberAreas } from '#runtime/contracts/member-areas.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson, readVersioned } from '../json-file.ts';
import { PAGING, required, text } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';
import { UsageError } from '../usage-error.ts';

const AREAS = '/api/owner/member-areas';
const path = (areaId: string) => `${AREAS}/${encodeURIComponent(areaId)}`;
const memberPath = (areaId: string, email: string) => `${path(areaId)}/members/${encodeURIComponent(email)}`;

export const memberAreas: Room = {
  name: 'member-areas',
  title: 'Member areas: pages that only members see',
  commands: [
    apiCommand({
      name: 'member-areas list',
      about: 'lists the member areas',
      run: async ({ api }) => {
        const answer = await api.get<OwnerMemberAreas>(AREAS);
        return table(answer, answer.memberAreas, ['id', 'title', 'paywallItemId', 'updatedAt']);
      },
    }),
    apiCommand({
      name: 'member-areas get',
      operands: ['AREA'],
      about: 'prints a member area; in a file it is JSON, for member-areas update',
      run: async ({ operands: [id], api }) => object(await api.get<OwnerMemberArea>(path(id))),
    }),
    apiCommand({
      name: 'member-areas create',
      operands: ['FILE'],
      about: 'creates the member area that FILE describes as JSON; - is standard input',
      run: async ({ operands: [file], api }) => object(await api.post<OwnerMemberArea>(AREAS, readJson(file))),
    }),
    apiCommand({
      name: 'member-areas update',
      operands: ['AREA', 'FILE'],
      about: 'replaces a member area; it is refused if it has changed since FILE was printed',
      run: async ({ operands: [id, file], api }) => {
        const { version, body } = readVersioned(file);
        return object(await api.put<OwnerMemberArea>(path(id), body, version));
      },
    }),
    apiCommand({
      name: 'member-areas delete',
      operands: ['AREA'],
      options: { confirm: required(text('TITLE', 'the area’s title')) },
      about: 'also deletes its memberships; it is refused while collections belong to it',
      run: async ({ operands: [id], options: { confirm }, api }) => {
        const version = await api.versionOf(path(id));
        await api.delete(path(id), { version, query: { confirm } });
        return said(`The member area ${id} is deleted.`);
      },
    }),
    apiCommand({
      name: 'member-areas members',
      operands: ['AREA'],
      options: PAGING,
      about: 'lists the memberships of an area',
      run: async ({ operands: [id], options, api }) => {
        const answer = await api.get<Memberships>(`${path(id)}/members`, options);
        return table(answer, answer.members, ['email', 'orderId', 'startsAt', 'endsAt', 'isActive']);
      },
    }),
    apiCommand({
      name: 'member-areas add',
      operands: ['AREA', 'EMAIL'],
      options: { until: text('DATE', 'its last day, 2027-01-31; without it the membership has no end') },
      about: 'gives a person a membership, or another end to the one that was given before',
      run: async ({ operands: [id, email], options: { until }, api }) => {
        await api.put(memberPath(id, email), { endsAt: until === undefined ? null : endOf(until) });
        return said(`${email} is a member of ${id}.`);
      },
    }),
    apiCommand({
      name: 'member-areas end',
      operands: ['AREA', 'EMAIL'],
      about: 'ends a person’s memberships of an area, bought ones too',
      run: async ({ operands: [id, email], api }) => {
        await api.delete(memberPath(id, email));
        return said(`${email} is no member of ${id} any more.`);
      },
    }),
  ],
};

/** The end of a day in UTC, in ms since the epoch. */
function endOf(day: string): number {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T24:00:00Z`) : Number.NaN;
  if (Number.isNaN(end)) throw new UsageError(`--until is a date, 2027-01-31, not ${day}.`);
  return end;
}
