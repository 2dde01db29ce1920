import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'מבחר',
  previous: 'הפריטים הקודמים',
  next: 'הפריטים הבאים',
  readMore: 'להמשך קריאה',
  moreAbout: 'להמשך קריאה: {title}',
  allPosts: 'כל הפוסטים',
  archive: 'ארכיון',
  tags: 'תגיות',
  noComments: 'אין תגובות',
  oneComment: 'תגובה אחת',
  comments: '{n|he|one=תגובה אחת|two=שתי תגובות|other=# תגובות}',
  noLikes: 'אין לייקים',
  oneLike: 'לייק אחד',
  likes: '{n|he|one=לייק אחד|two=שני לייקים|other=# לייקים}',
  oneItem: 'פריט אחד',
  items: '{n|he|one=פריט אחד|two=שני פריטים|other=# פריטים}',
};
