import type { OwnerGiftCards } from '#runtime/contracts/owner.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson } from '../json-file.ts';
import { PAGING, text } from '../option-kinds.ts';
import { object, table } from '../output.ts';

const CARDS = '/api/owner/gift-cards';

export const giftCards: Room = {
  name: 'gift-cards',
  title: 'Gift cards',
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
    apiCommand({
      name: 'gift-cards get',
      operands: ['CARD'],
      about: 'prints a card with its balance and the orders that it has paid',
      run: async ({ operands: [cardId], api }) => object(await api.get(`${CARDS}/${encodeURIComponent(cardId)}`)),
    }),
    apiCommand({
      name: 'gift-cards give',
      operands: ['FILE'],
      about: 'gives the card that FILE describes as JSON, and mails it; - is standard input',
      run: async ({ operands: [file], api }) => object(await api.post(CARDS, readJson(file))),
    }),
    switched('disable', 'lets a card pay nothing; its balance stays'),
    switched('enable', 'lets a disabled card pay again'),
    mailed('send', 'mails a card again, to its recipient or, by a key with orders:write too, to another address'),
    mailed('reissue', 'gives a card another code and mails it; the old code is dead at once'),
  ],
};

function switched(act: string, about: string) {
  return apiCommand({
    name: `gift-cards ${act}`,
    operands: ['CARD'],
    about,
    run: async ({ operands: [cardId], api }) => object(await api.post(`${CARDS}/${encodeURIComponent(cardId)}/${act}`)),
  });
}

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
