import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Oversigt',
  previous: 'Vis forrige',
  next: 'Vis næste',
  readMore: 'Læs mere',
  moreAbout: 'Læs mere: {title}',
  allPosts: 'Alle indlæg',
  archive: 'Arkiv',
  tags: 'Tags',
  noComments: 'Ingen kommentarer',
  oneComment: '1 kommentar',
  comments: '{n} kommentarer',
  noLikes: 'Ingen likes',
  oneLike: '1 like',
  likes: '{n} likes',
  oneItem: '1 element',
  items: '{n} elementer',
};
