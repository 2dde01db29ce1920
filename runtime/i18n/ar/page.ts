/** The Arabic texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'تعذّرت إضافة المنتج',
  checkConnection: 'يُرجى التحقق من الاتصال بالإنترنت.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  tryAgainInAFewSeconds: 'يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  enableCookies: 'يُرجى تفعيل ملفات تعريف الارتباط في المتصفح، وإعادة تحميل الصفحة، والمحاولة مرة أخرى.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '\u200e100+\u200e',
  items: '{n|ar|zero=منتج|one=منتج|two=منتجان|few=منتجات|many=منتجًا|other=منتج}',
  cart: 'سلة التسوق',
  inCart:
    '{n|ar|zero=لا توجد منتجات في سلة التسوق|one=منتج واحد في سلة التسوق|two=منتجان في سلة التسوق|few=# منتجات في سلة التسوق|many=# منتجًا في سلة التسوق|other=# منتج في سلة التسوق}',
  moreThanInCart: 'أكثر من {n} منتج في سلة التسوق',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'حسنًا', cancel: 'إلغاء', close: 'إغلاق' };
