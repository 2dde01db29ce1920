import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'تمت إضافة مفتاح مرور إلى {site}',
  addedIntro: 'تمت إضافة مفتاح مرور: يتيح تسجيل الدخول إلى {site} بالعنوان {email} من دون كلمة مرور.',
  removedSubject: 'تمت إزالة مفتاح مرور من {site}',
  removedIntro: 'تمت إزالة مفتاح مرور كان يتيح تسجيل الدخول إلى {site} بالعنوان {email}.',
  name: 'اسمه: {name}',
  unnamed: 'مفتاح مرور',
  footer: 'إذا لم يكن ذلك منك، فيُرجى اختيار كلمة مرور جديدة فورًا، وإزالة مفاتيح المرور غير المعروفة لديك.',
};
