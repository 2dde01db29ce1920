import type { OwnerDownloads } from '#runtime/contracts/files.ts';
import { apiCommand, type Room } from '../command.ts';
import { table } from '../output.ts';

const ofOrder = (order: string) => `/api/owner/orders/${encodeURIComponent(order)}/downloads`;
const act = (downloadId: string, name: string) => `/api/owner/downloads/${encodeURIComponent(downloadId)}/${name}`;

export const downloads: Room = {
  name: 'downloads',
  title: 'What buyers may download',
  commands: [
    apiCommand({
      name: 'downloads list',
      operands: ['ORDER'],
      about: 'lists what an order’s buyer may download',
      run: async ({ operands: [order], api }) => shown(await api.get(ofOrder(order))),
    }),
    apiCommand({
      name: 'downloads give',
      operands: ['ORDER'],
      about: 'mails links to files that were added since it was placed',
      run: async ({ operands: [order], api }) => shown(await api.post(ofOrder(order))),
    }),
    apiCommand({
      name: 'downloads renew',
      operands: ['DOWNLOAD'],
      about: 'mails a new link, with new time and number; the old one is dead',
      run: async ({ operands: [id], api }) =>
        shown(await api.post(act(id, 'renew'), undefined, { isRepeatable: false })),
    }),
    apiCommand({
      name: 'downloads close',
      operands: ['DOWNLOAD'],
      about: 'makes a link open nothing any more',
      run: async ({ operands: [id], api }) => shown(await api.post(act(id, 'close'))),
    }),
  ],
};

function shown(answer: OwnerDownloads) {
  return table(answer, answer.downloads, ['id', 'name', 'state', 'left', 'expiresAt', 'bytes', 'fileId']);
}
