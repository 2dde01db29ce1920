import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'قيمة موجودة مسبقًا: {tagType}',
  notAnOption: '{val} ليس من الخيارات المتاحة',
  notAPageUrl: '{val} ليس عنوان URL صالحًا لصفحة',
  required: 'مطلوب',
  tooLong: 'الحد الأقصى لعدد الأحرف: {max}',
  outOfRange: 'هذه القيمة خارج النطاق',
  saleNotLower: 'يجب أن يكون سعر التخفيض أقل من السعر',
  noSubscription: 'لا تُباع بالاشتراك إلا المنتجات المادية والخدمات',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'وسم',
  category: 'فئة',
  option: 'خيار',
  variant: 'نوع',
  sku: 'رمز SKU',
  image: 'صورة',
};
