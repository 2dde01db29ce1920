import type { OwnerPopup, OwnerPopups } from '#runtime/contracts/popup.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson, readVersioned } from '../json-file.ts';
import { object, said, table } from '../output.ts';

const POPUPS = '/api/owner/popups';
const path = (id: string) => `${POPUPS}/${encodeURIComponent(id)}`;

export const popups: Room = {
  name: 'popups',
  title: 'Popups',
  commands: [
    apiCommand({
      name: 'popups list',
      about: 'lists the popups with what makes them appear',
      run: async ({ api }) => {
        const answer = await api.get<OwnerPopups>(POPUPS);
        return table(answer, answer.popups, [
          'id',
          'title',
          'isEnabled',
          ['sign', ({ sign }) => sign.kind],
          ['place', ({ place }) => place.kind],
          'position',
          'edition',
        ]);
      },
    }),
    apiCommand({
      name: 'popups get',
      operands: ['POPUP'],
      about: 'prints a popup; in a file it is JSON, for popups update',
      run: async ({ operands: [id], api }) => object(await api.get<OwnerPopup>(path(id))),
    }),
    apiCommand({
      name: 'popups create',
      operands: ['FILE'],
      about: 'creates the popup that FILE describes as JSON; - is standard input',
      run: async ({ operands: [file], api }) => object(await api.post<OwnerPopup>(POPUPS, readJson(file))),
    }),
    apiCommand({
      name: 'popups update',
      operands: ['POPUP', 'FILE'],
      about: 'replaces a popup; it is refused if the popup has changed since FILE was printed',
      run: async ({ operands: [id, file], api }) => {
        const { version, body } = readVersioned(file, ['id']);
        return object(await api.put<OwnerPopup>(path(id), body, version));
      },
    }),
    ...(['enable', 'disable'] as const).map((act) =>
      apiCommand({
        name: `popups ${act}`,
        operands: ['POPUP'],
        about: act === 'enable' ? 'shows a popup to visitors' : 'shows a popup to nobody',
        run: async ({ operands: [id], api }) => {
          const { id: _, version, createdAt: __, updatedAt: ___, ...popup } = await api.get<OwnerPopup>(path(id));
          await api.put<OwnerPopup>(path(id), { ...popup, isEnabled: act === 'enable' }, version);
          return said(`The popup ${id} is ${act}d.`);
        },
      }),
    ),
    apiCommand({
      name: 'popups delete',
      operands: ['POPUP'],
      about: 'deletes a popup',
      run: async ({ operands: [id], api }) => {
        await api.delete(path(id), { version: await api.versionOf(path(id)) });
        return said(`The popup ${id} is deleted.`);
      },
    }),
  ],
};
