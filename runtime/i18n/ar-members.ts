import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'هذه الصفحة متاحة لأعضاء {area} فقط.',
  join: 'الانضمام إلى {area}',
  notForSale: 'الانضمام غير متاح حاليًا.',
  signIn: 'للأعضاء: تسجيل الدخول',
  create: 'بعد الشراء: إنشاء حساب بعنوان الطلب',
  signedInAs: 'تم تسجيل دخولك بالعنوان {email}، وهو ليس عنوان أحد الأعضاء.',
  otherAddress: 'تسجيل الدخول بعنوان آخر',
  joined: 'انضممت إلى {area}. تُفتح صفحاتها بعد تسجيل الدخول بالعنوان {email}.',
  howToEnter: 'يُرجى تسجيل الدخول بهذا العنوان، أو إنشاء حساب به إن لم يكن لديك حساب.',
};

export const lessons: Catalogue['lessons'] = {
  progress: 'اكتمل {finished} من {total}',
  finish: 'وضع علامة «مكتمل»',
  forget: 'إزالة علامة «مكتمل»',
  signIn: 'تسجيل الدخول لحفظ تقدمك',
};
