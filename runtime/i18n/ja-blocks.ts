import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'ピックアップ',
  previous: '前の項目',
  next: '次の項目',
  readMore: '続きを読む',
  moreAbout: '続きを読む：{title}',
  allPosts: 'すべての記事',
  archive: 'アーカイブ',
  tags: 'タグ',
  noComments: 'コメントなし',
  oneComment: 'コメント1件',
  comments: 'コメント{n}件',
  noLikes: 'いいね！なし',
  oneLike: 'いいね！1件',
  likes: 'いいね！{n}件',
  oneItem: '1件',
  items: '{n}件',
};
