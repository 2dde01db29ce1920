import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'انتهت صلاحية باقة {site}. يرى الزوار أن المتجر مغلق.',
  pastdue: 'تأخر سداد إحدى دفعات باقة {site}. لا يزال المتجر يبيع.',
  trial: '{site} في الفترة التجريبية. لا تُدرجه محركات البحث.',
  parked: 'البيع في {site} معلّق. يرى الزوار صفحاته ولا يمكنهم شراء أي شيء.',
  upgrade: 'اختيار باقة',
  renew: 'إدارة الباقة',
  closedSignIn: 'هل هذا متجرك؟ يمكنك تسجيل الدخول لتجديد باقته.',
  title: 'باقة {site}',
  elsewhere: 'لا تُباع الباقات هنا. تغيير باقة هذا المتجر بيد من يدير خادمه.',
};
