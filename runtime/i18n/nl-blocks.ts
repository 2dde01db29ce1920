import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Selectie',
  previous: 'Vorige items',
  next: 'Volgende items',
  readMore: 'Verder lezen',
  moreAbout: 'Verder lezen: {title}',
  allPosts: 'Alle berichten',
  archive: 'Archief',
  tags: 'Trefwoorden',
  noComments: 'Geen reacties',
  oneComment: '1 reactie',
  comments: '{n} reacties',
  noLikes: 'Geen likes',
  oneLike: '1 like',
  likes: '{n} likes',
  oneItem: '1 item',
  items: '{n} items',
};
