/** Texts of the owner's API for the site itself, in Arabic. */
import type { Catalogue } from './catalogue.ts';

export const siteErrors: Catalogue['siteErrors'] = {
  missing: 'قيمة H/S/L ناقصة.',
  hue: 'درجة اللون خارج النطاق.',
  saturation: 'التشبع خارج النطاق.',
  lightness: 'السطوع خارج النطاق.',
  alpha: 'الشفافية خارج النطاق.',
  color:
    'يُكتب اللون بالترميز الست عشري (من 3 إلى 6 خانات)، أو بصيغة rgb()\u200e أو rgba()\u200e أو hsl()\u200e أو hsla()\u200e أو hwb()\u200e، أو باسم لون.',
  noTexts: 'ليست لدينا نصوص بهذه اللغة: {language}.',
  ownLanguage: '{language} هي لغة الموقع نفسه.',
  memberArea: 'لا توضع منطقة الأعضاء إلا في القائمة \u200e_memberareas\u200e وحدها.',
  onlyPages: 'لا تحتوي {name} إلا على صفحات من الموقع.',
};
