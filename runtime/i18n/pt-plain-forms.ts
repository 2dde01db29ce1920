import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Não foi possível enviar o que você digitou. Tudo ainda está aqui.',
  filesAgain: 'Escolha suas imagens mais uma vez.',
  sendAgain: 'Enviar de novo',
};
