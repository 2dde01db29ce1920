/** Texts (see `en.ts`) of blocks that the Worker fills; only the Worker uses them. */

export const blocks = {
  summary: 'Summary',
  previous: 'Previous items',
  next: 'Next items',
  readMore: 'Read more',
  moreAbout: 'Read more: {title}',
  allPosts: 'All posts',
  archive: 'Archive',
  tags: 'Tags',
  noComments: 'No Comments',
  oneComment: '1 Comment',
  comments: '{n} Comments',
  noLikes: 'No Likes',
  oneLike: '1 Like',
  likes: '{n} Likes',
  oneItem: '1 item',
  items: '{n} items',
};
