import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'تعليق بانتظار موافقتك: {item}',
  intro: 'ورد من {author} تعليق على «{item}». سيظهر للزوار بعد موافقتك عليه.',
  reported: 'أبلغ زوار عن تعليق على «{item}». التعليق مخفي بانتظار قرارك.',
  more: 'تعليقات أخرى بانتظار موافقتك',
  moreIntro: 'وردت تعليقات أخرى خلال الساعة الماضية. يعرضها هذا الأمر كلها.',
  open: 'فتح الصفحة',
  approve: 'لعرضه للزوار',
  spam: 'إذا كان غير مرغوب فيه',
  list: 'لعرض كل التعليقات المنتظرة',
  footer: 'الحد الأقصى لهذه الرسائل رسالتان في الساعة.',
};
