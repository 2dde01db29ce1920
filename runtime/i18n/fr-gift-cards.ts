import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} vous offre une carte cadeau de {site}',
  hello: 'Bonjour {name},',
  intro: '{sender} vous offre une carte cadeau d’une valeur de {amount}, à utiliser chez {site}.',
  message: '{sender} vous écrit',
  code: 'Votre code',
  use: 'Pour l’utiliser, choisissez ce qui vous plaît et saisissez le code au moment de payer chez {site}.',
  validity:
    'La carte cadeau n’a pas de date d’expiration. Ce que vous ne dépensez pas tout de suite y reste pour d’autres commandes.',
  keepSafe: 'Toute personne qui a le code peut le dépenser : gardez-le en lieu sûr.',
  visit: 'Aller chez {site}',
  footer: 'Vous recevez cet e-mail parce que quelqu’un a acheté une carte cadeau pour vous.',
  givenFooter: 'Vous recevez cet e-mail parce que {site} vous a offert une carte cadeau.',
};
