import type { OwnerNavigation, SiteHeaderFooter } from '#runtime/contracts/navigation.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson, readVersioned } from '../json-file.ts';
import { object } from '../output.ts';

const MAIN = 'mainNav';
const FRAME = '/api/site-header-footer';
const path = (name = MAIN) => `/api/owner/navigations/${encodeURIComponent(name)}`;

export const navigation: Room = {
  name: 'navigation',
  title: 'Menus, header and footer',
  commands: [
    apiCommand({
      name: 'navigation get',
      operands: ['[MENU]'],
      about: 'prints a menu, mainNav by default, for navigation update; MENU: mainNav, _hidden, _memberareas',
      run: async ({ operands: [name], api }) => object(await api.get<OwnerNavigation>(path(name))),
    }),
    apiCommand({
      name: 'navigation update',
      operands: ['FILE', '[MENU]'],
      about: 'replaces a menu; it is refused if the menu has changed since FILE was printed',
      run: async ({ operands: [file, name], api }) => {
        const { version, body } = readVersioned(file, ['name']);
        return object(await api.put<OwnerNavigation>(path(name), body, version));
      },
    }),
    apiCommand({
      name: 'frame get',
      about: 'prints header and footer, for frame update',
      run: async ({ api }) => object(await api.get<SiteHeaderFooter>(FRAME)),
    }),
    apiCommand({
      name: 'frame update',
      operands: ['FILE'],
      about: 'replaces header and footer',
      run: async ({ operands: [file], api }) => object(await api.put<SiteHeaderFooter>(FRAME, readJson(file))),
    }),
  ],
};
