import type { OwnerGiftCards } from '#runtime/contracts/owner.ts';
import { apiCommand, type Room } from '../command.ts';
import { PAGING, text } from '../option-kinds.ts';
import { object, table } from '../output.ts';

const CARDS = '/api/owner/gift-cards';

export const giftCards: Room = {
  name: 'gift-cards',
  title: 'Gift cards that were bought',
  commands: [
    apiCommand({
      name: 'gift-cards list',
      options: PAGING,
      about: 'lists the gift cards without their codes',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerGiftCards>(CARDS, options);
        return table(answer, answer.giftCards, [
          'id',
          'lastCharacters',
          'balance',
          'initial',
          'recipientEmail',
          'orderNumber',
          'createdAt',
        ]);
      },
    }),
    mailed('send', 'mails a card again, to its recipient or, by a key with orders:write too, to another address'),
    mailed('reissue', 'gives a card another code and mails it; the old code is dead at once'),
  ],
};

/** A command that mails a code. A repeat would mail it twice. */
function mailed(act: string, about: string) {
  return apiCommand({
    name: `gift-cards ${act}`,
    operands: ['CARD'],
    options: { email: text('EMAIL') },
    about,
    run: async ({ operands: [cardId], options: { email }, api }) =>
      object(await api.post(`${CARDS}/${encodeURIComponent(cardId)}/${act}`, { email }, { isRepeatable: false })),
  });
}
