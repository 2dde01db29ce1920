import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Urval',
  previous: 'Föregående objekt',
  next: 'Nästa objekt',
  readMore: 'Läs mer',
  moreAbout: 'Läs mer: {title}',
  allPosts: 'Alla inlägg',
  archive: 'Arkiv',
  tags: 'Taggar',
  noComments: 'Inga kommentarer',
  oneComment: '1 kommentar',
  comments: '{n} kommentarer',
  noLikes: 'Inga gilla-markeringar',
  oneLike: '1 gilla-markering',
  likes: '{n} gilla-markeringar',
  oneItem: '1 objekt',
  items: '{n} objekt',
};
