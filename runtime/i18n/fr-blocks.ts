import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Sélection',
  previous: 'Éléments précédents',
  next: 'Éléments suivants',
  readMore: 'Lire la suite',
  moreAbout: 'Lire la suite : {title}',
  allPosts: 'Tous les articles',
  archive: 'Archives',
  tags: 'Mots-clés',
  noComments: 'Aucun commentaire',
  oneComment: '1 commentaire',
  comments: '{n} commentaires',
  noLikes: 'Aucun J’aime',
  oneLike: '1 J’aime',
  likes: '{n} J’aime',
  oneItem: '1 élément',
  items: '{n} éléments',
};
