import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'تم إيقاف خطاف ويب (Webhook)',
  intro: 'لم تصل أي رسالة إلى هذا العنوان منذ {day}، لذلك أوقف المتجر خطاف الويب.',
  address: 'العنوان',
  lost: 'أُهملت الرسائل المنتظرة، ولن يُرسل المزيد. تبقى الرسائل المهملة في القائمة 30 يومًا، ويمكن إرسالها مجددًا.',
  enable: 'عندما يستجيب العنوان من جديد، يشغّل هذا الأمر خطاف الويب',
};
