import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'כבר קיים ערך כזה: {tagType}',
  notAnOption: '{val} אינו אחת מהאפשרויות',
  notAPageUrl: '{val} אינה כתובת URL תקינה של עמוד',
  required: 'שדה חובה',
  tooLong: 'מותרים {max} תווים לכל היותר',
  outOfRange: 'הערך הזה מחוץ לטווח',
  saleNotLower: 'מחיר המבצע צריך להיות נמוך מהמחיר',
  noSubscription: 'רק מוצרים פיזיים ושירותים אפשר למכור כמנוי',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'תגית',
  category: 'קטגוריה',
  option: 'אפשרות',
  variant: 'וריאציה',
  sku: 'מק״ט',
  image: 'תמונה',
};
