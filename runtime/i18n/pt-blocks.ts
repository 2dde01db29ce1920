import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'Seleção',
  previous: 'Itens anteriores',
  next: 'Próximos itens',
  readMore: 'Leia mais',
  moreAbout: 'Leia mais: {title}',
  allPosts: 'Todas as publicações',
  archive: 'Arquivo',
  tags: 'Tags',
  noComments: 'Nenhum comentário',
  oneComment: '1 comentário',
  comments: '{n} comentários',
  noLikes: 'Nenhuma curtida',
  oneLike: '1 curtida',
  likes: '{n} curtidas',
  oneItem: '1 item',
  items: '{n} itens',
};
