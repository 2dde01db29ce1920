import type { Catalogue } from './catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  summary: 'مختارات',
  previous: 'العناصر السابقة',
  next: 'العناصر التالية',
  readMore: 'متابعة القراءة',
  moreAbout: 'متابعة القراءة: {title}',
  allPosts: 'جميع المقالات',
  archive: 'الأرشيف',
  tags: 'الوسوم',
  noComments: 'لا توجد تعليقات',
  oneComment: 'تعليق واحد',
  comments: '{n|ar|zero=لا توجد تعليقات|one=تعليق واحد|two=تعليقان|few=# تعليقات|many=# تعليقًا|other=# تعليق}',
  noLikes: 'لا توجد إعجابات',
  oneLike: 'إعجاب واحد',
  likes: '{n|ar|zero=لا توجد إعجابات|one=إعجاب واحد|two=إعجابان|few=# إعجابات|many=# إعجابًا|other=# إعجاب}',
  oneItem: 'عنصر واحد',
  items: '{n|ar|zero=لا توجد عناصر|one=عنصر واحد|two=عنصران|few=# عناصر|many=# عنصرًا|other=# عنصر}',
};
