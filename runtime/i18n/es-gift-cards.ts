import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} te regala una tarjeta regalo de {site}',
  hello: 'Hola, {name}:',
  intro: '{sender} te envía una tarjeta regalo de {amount}. Puedes usarla en {site}.',
  message: '{sender} te escribe',
  code: 'Tu código',
  use: 'Para usarla, elige lo que te guste e introduce el código al pagar en {site}.',
  validity: 'La tarjeta regalo no caduca. Lo que no gastes de una vez queda en ella para otros pedidos.',
  keepSafe: 'Quien tenga el código puede gastarlo, así que guárdalo bien.',
  visit: 'Ir a {site}',
  footer: 'Recibes este correo porque alguien ha comprado una tarjeta regalo para ti.',
  givenFooter: 'Recibes este correo porque {site} te ha dado una tarjeta regalo.',
};
