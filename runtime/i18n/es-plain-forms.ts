import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'No se ha podido enviar lo que has escrito. Todo sigue aquí.',
  filesAgain: 'Vuelve a elegir tus fotos.',
  sendAgain: 'Enviar de nuevo',
};
