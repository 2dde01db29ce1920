import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: '精选内容',
  previous: '上一组',
  next: '下一组',
  readMore: '阅读更多',
  moreAbout: '阅读更多：{title}',
  allPosts: '所有文章',
  archive: '归档',
  tags: '标签',
  noComments: '暂无评论',
  oneComment: '1 条评论',
  comments: '{n} 条评论',
  noLikes: '暂无点赞',
  oneLike: '1 个赞',
  likes: '{n} 个赞',
  oneItem: '1 项',
  items: '{n} 项',
};
