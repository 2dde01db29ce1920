import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: 'توقف إرسال البيانات إلى {service}',
  intro: 'ترفض خدمة {service} ما يرسله المتجر، لذلك توقف المتجر عن إبلاغها بالطلبات وسلال التسوق.',
  account: 'الحساب',
  answer: 'الرد',
  waiting: 'تنتظر الطلبات والسلال الجديدة حتى سبعة أيام، وثلاثة أيام في Google Analytics. وتُهمل الأقدم منها.',
  resume: 'بعد إزالة السبب، يتيح هذا الأمر للمتجر المتابعة؛ ويضبط الأمر «senders set» سرًا جديدًا',
};
