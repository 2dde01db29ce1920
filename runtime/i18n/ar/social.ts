import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'إعجاب',
  oneLike: 'إعجاب واحد',
  manyLikes: '{n|ar|zero=لا توجد إعجابات|one=إعجاب واحد|two=إعجابان|few=# إعجابات|many=# إعجابًا|other=# إعجاب}',
  share: 'مشاركة',
  shareOn: 'مشاركة عبر {service}',
  copyLink: 'نسخ الرابط',
  linkCopied: 'تم نسخ الرابط.',
  linkNotCopied: 'تعذّر نسخ الرابط. عنوانه محدَّد، ويمكنك نسخه يدويًا.',
  linkAddress: 'عنوان هذه الصفحة',
};
