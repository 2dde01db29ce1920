import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: 'بطاقة هدية من {sender} للتسوق في {site}',
  hello: 'مرحبًا {name}،',
  intro: 'وصلتك من {sender} بطاقة هدية بقيمة {amount}. يمكنك استخدامها في {site}.',
  message: 'رسالة من {sender}',
  code: 'الرمز',
  use: 'لاستخدامها، يكفي اختيار ما يعجبك وإدخال الرمز في صفحة الدفع في {site}.',
  validity: 'ليس لبطاقة الهدية تاريخ انتهاء. ويبقى رصيدها غير المستخدم فيها للطلبات اللاحقة.',
  keepSafe: 'يمكن لأي شخص لديه الرمز استخدامه، لذا يُرجى الاحتفاظ به في مكان آمن.',
  visit: 'الانتقال إلى {site}',
  footer: 'وصلتك هذه الرسالة لأن شخصًا اشترى لك بطاقة هدية.',
  givenFooter: 'وصلتك هذه الرسالة لأنك تلقيت بطاقة هدية من {site}.',
};
