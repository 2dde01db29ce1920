import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} enviou a você um vale-presente de {site}',
  hello: 'Olá, {name},',
  intro: '{sender} enviou a você um vale-presente no valor de {amount}. Você pode usá-lo em {site}.',
  message: '{sender} escreve',
  code: 'Seu código',
  use: 'Para usá-lo, escolha o que quiser e digite o código no pagamento em {site}.',
  validity: 'O vale-presente não tem data de validade. O que você não gastar agora fica nele para outros pedidos.',
  keepSafe: 'Quem tiver o código pode gastá-lo, então guarde-o bem.',
  visit: 'Ir para {site}',
  footer: 'Você recebeu este e-mail porque alguém comprou um vale-presente para você.',
  givenFooter: 'Você recebeu este e-mail porque {site} deu um vale-presente a você.',
};
