import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Selección',
  previous: 'Elementos anteriores',
  next: 'Elementos siguientes',
  readMore: 'Leer más',
  moreAbout: 'Leer más: {title}',
  allPosts: 'Todas las entradas',
  archive: 'Archivo',
  tags: 'Etiquetas',
  noComments: 'Sin comentarios',
  oneComment: '1 comentario',
  comments: '{n} comentarios',
  noLikes: 'Ningún Me gusta',
  oneLike: '1 Me gusta',
  likes: '{n} Me gusta',
  oneItem: '1 elemento',
  items: '{n} elementos',
};
