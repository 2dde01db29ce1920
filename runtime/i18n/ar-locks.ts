import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'هذا الموقع محمي',
  siteText: 'يُرجى إدخال كلمة المرور لزيارة {site}.',
  pageTitle: 'هذه الصفحة محمية',
  pageText: 'يُرجى إدخال كلمة المرور لعرضها. إذا لم تكن لديك، فيمكنك طلبها من {site}.',
  password: 'كلمة المرور',
  button: 'متابعة',
  wrong: 'كلمة المرور غير صحيحة. يُرجى التحقق منها والمحاولة مرة أخرى.',
  tooMany:
    'جرت محاولات كثيرة. يُرجى المحاولة مرة أخرى بعد {minutes|ar|zero=# دقيقة|one=دقيقة واحدة|two=دقيقتين|few=# دقائق|many=# دقيقة|other=# دقيقة}.',
};
