import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Selezione',
  previous: 'Elementi precedenti',
  next: 'Elementi successivi',
  readMore: 'Continua a leggere',
  moreAbout: 'Continua a leggere: {title}',
  allPosts: 'Tutti gli articoli',
  archive: 'Archivio',
  tags: 'Tag',
  noComments: 'Nessun commento',
  oneComment: '1 commento',
  comments: '{n} commenti',
  noLikes: 'Nessun like',
  oneLike: '1 like',
  likes: '{n} like',
  oneItem: '1 elemento',
  items: '{n} elementi',
};
