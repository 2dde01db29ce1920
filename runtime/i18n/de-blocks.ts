import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Auswahl',
  previous: 'Vorherige Einträge',
  next: 'Nächste Einträge',
  readMore: 'Weiterlesen',
  moreAbout: 'Weiterlesen: {title}',
  allPosts: 'Alle Beiträge',
  archive: 'Archiv',
  tags: 'Schlagwörter',
  noComments: 'Keine Kommentare',
  oneComment: '1 Kommentar',
  comments: '{n} Kommentare',
  noLikes: 'Keine Likes',
  oneLike: '1 Like',
  likes: '{n} Likes',
  oneItem: '1 Eintrag',
  items: '{n} Einträge',
};
