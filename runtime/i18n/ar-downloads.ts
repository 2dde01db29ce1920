/** The Arabic texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'تنزيلاتك',
  button: 'تنزيل',
  left: '{count|ar|zero=لم يتبقَّ أي تنزيل|one=تبقّى تنزيل واحد|two=تبقّى تنزيلان|few=تبقّت # تنزيلات|many=تبقّى # تنزيلًا|other=تبقّى # تنزيل}، حتى {date}',
  expired: 'انتهت صلاحية الرابط',
  usedUp: 'استُنفدت جميع التنزيلات',
  closed: 'الرابط مغلق',
  waiting: 'لا يوجد ملف بعد للمنتجات التالية: {products}. سيصلك الرابط بالبريد الإلكتروني من {site} عندما يصبح جاهزًا.',
  ownerWaiting:
    'ينتظر هذا الطلب ملفات المنتجات التالية: {products}. يمكن إضافتها بالأمر `npm run owner -- files add`، ثم إرسالها بالأمر `npm run owner -- downloads give {number}`.',
  termsReady:
    'يمكنك تنزيل {products} فور الدفع، بما لا يزيد على {times|ar|zero=# مرة|one=مرة واحدة|two=مرتين|few=# مرات|many=# مرة|other=# مرة} خلال {days|ar|zero=# يوم|one=يوم واحد|two=يومين|few=# أيام|many=# يومًا|other=# يوم}. ستصلك الروابط أيضًا بالبريد الإلكتروني.',
  withdrawalConsent:
    'أريد الحصول على التنزيلات فورًا، قبل انتهاء مهلة العدول عن الشراء. وأعلم أنني أفقد حق العدول عنها بمجرد أن يصبح بإمكاني تنزيلها.',
  consentMissing: 'لطلب التنزيلات، تجب الموافقة على أن تبدأ فورًا.',
  consentTitle: 'الموافقة على التنزيل الفوري',
  consentGiven: 'أُعطيت في {time}: «{text}»',
  expiredTitle: 'انتهت صلاحية هذا الرابط',
  expiredText: 'يُرجى طلب رابط جديد من {site} مع ذكر رقم طلبك {number}.',
  usedUpTitle: 'استُنفدت جميع التنزيلات',
  usedUpText:
    'تم تنزيل هذا الملف بعدد المرات التي يسمح بها الرابط. يُرجى طلب رابط جديد من {site} مع ذكر رقم طلبك {number}.',
  closedTitle: 'هذا التنزيل مغلق',
  closedText:
    'تم رد مبلغ الطلب، أو أغلق المتجر الرابط. إذا بدا لك ذلك خطأً، فيُرجى مراسلة {site} مع ذكر رقم طلبك {number}.',
  replacedTitle: 'يوجد رابط أحدث',
  replacedText:
    'وصلك من {site} رابط جديد بالبريد الإلكتروني، ولم يعد هذا الرابط صالحًا. عند عدم العثور على تلك الرسالة، يُرجى طلب رسالة أخرى من {site} مع ذكر رقم طلبك {number}.',
  unknownTitle: 'هذا الرابط لا يعمل',
  unknownText: 'الرابط غير مكتمل. يُرجى فتحه مرة أخرى من الرسالة، أو نسخه كاملًا.',
  unavailableTitle: 'الملف غير متوفر حاليًا',
  unavailableText:
    'يُرجى المحاولة مرة أخرى بعد بضع دقائق. لم تُحتسب هذه المحاولة من التنزيلات. إذا تكرر الفشل، فيُرجى مراسلة {site} مع ذكر رقم طلبك {number}.',
  renewedSubject: 'رابط تنزيل جديد لطلبك {number}',
  renewedIntro: 'أُنشئ في {site} رابط جديد لأحد ملفات طلبك {number}. لم يعد الرابط السابق صالحًا.',
  givenSubject: 'ملفات طلبك {number} جاهزة',
  givenIntro: 'يمكنك الآن تنزيل المزيد من ملفات طلبك {number}.',
  mailFooter: 'وصلتك هذه الرسالة لأن منتجًا رقميًا طُلب بعنوانك.',
};
