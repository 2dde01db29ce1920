/** The Arabic texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} ليس عنوان URL صالحًا لصفحة',
  reservedUrl: 'يحتاج المتجر نفسه إلى العنوان {val}',
  urlTaken: '{val} هو عنوان صفحة أخرى',
  notAnOption: '{val} ليس من الخيارات المتاحة',
  nameTooLong: '{val} أطول من اللازم. الحد الأقصى لعدد الأحرف: {max}',
  tooManyBlocks: 'الحد الأقصى لعدد الكتل في الصفحة: {max}، وعددها في هذه الصفحة: {count}',
  wrongBlock: 'في بيانات JSON الخاصة بالكتلة {type} خطأ عند {field}: {reason}',
  blockWithoutJson: 'تحتاج الكتلة {type} إلى إعداداتها بصيغة JSON في data-block-json',
  tooManyImages: 'الحد الأقصى لعدد الصور في المعرض: {max}، وعددها في هذا المعرض: {count}',
  tooLong: 'الحد الأقصى لعدد الأحرف: {max}',
  endBeforeStart: 'لا يجوز أن تسبق النهاية البداية',
  noStart: 'يجب تحديد بداية للفعالية',
  notInProducts: 'تُنشأ المنتجات بصفتها منتجات',
  orderedByDate: 'عناصر هذه المجموعة مرتبة بحسب تواريخها',
  notInCollection: 'لا تحتوي المجموعة على العنصر {val}',
  productsByOwner: 'تظهر المنتجات دائمًا بالترتيب الذي يحدده مالك المتجر',
  notAVideo: '{val} ليس مقطع فيديو من YouTube أو Vimeo',
};
