import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Podsumowanie',
  previous: 'Poprzednie pozycje',
  next: 'Następne pozycje',
  readMore: 'Czytaj więcej',
  moreAbout: 'Czytaj więcej: {title}',
  allPosts: 'Wszystkie wpisy',
  archive: 'Archiwum',
  tags: 'Tagi',
  noComments: 'Brak komentarzy',
  oneComment: '1 komentarz',
  comments: '{n|pl|one=# komentarz|few=# komentarze|many=# komentarzy}',
  noLikes: 'Brak polubień',
  oneLike: '1 polubienie',
  likes: '{n|pl|one=# polubienie|few=# polubienia|many=# polubień}',
  oneItem: '1 pozycja',
  items: '{n|pl|one=# pozycja|few=# pozycje|many=# pozycji}',
};
