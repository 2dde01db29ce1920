import type { StoreCollection } from '#runtime/contracts/store.ts';
import { apiCommand, type Room } from '../command.ts';
import { flag, required, text } from '../option-kinds.ts';
import { object } from '../output.ts';

export const stores: Room = {
  name: 'store',
  title: 'Stores',
  commands: [
    apiCommand({
      name: 'store create',
      options: {
        title: required(text('TEXT')),
        'navigation-title': text('TEXT', 'by default the title'),
        path: text('PATH', 'by default made of the title'),
        description: text('TEXT'),
        hidden: flag('keeps it out of the main menu'),
      },
      about: 'creates a page for products with its root category, and adds it to the main menu',
      run: async ({ options: { title, path: urlId, description, hidden, ...given }, api }) => {
        const navigationTitle = given['navigation-title'];
        return object(
          await api.post<StoreCollection>('/api/owner/stores', {
            title,
            ...(navigationTitle !== undefined && { navigationTitle }),
            ...(urlId !== undefined && { urlId }),
            ...(description !== undefined && { description }),
            inNavigation: !hidden,
          }),
        );
      },
    }),
  ],
};
