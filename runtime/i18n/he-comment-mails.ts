import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'תגובה ממתינה לאישורך: {item}',
  intro: 'התקבלה תגובה מאת {author} על ”{item}”. היא תוצג למבקרים לאחר אישורך.',
  reported: 'התקבל דיווח ממבקרים על תגובה על ”{item}”. היא מוסתרת עד להחלטתך.',
  more: 'תגובות נוספות ממתינות לאישורך',
  moreIntro: 'בשעה האחרונה התקבלו תגובות נוספות. הפקודה הזאת מציגה את כולן.',
  open: 'פתיחת העמוד',
  approve: 'כדי להציג אותה למבקרים',
  spam: 'אם זה ספאם',
  list: 'כדי לראות את כל התגובות הממתינות',
  footer: 'נשלחים אליך לכל היותר שני אימיילים כאלה בשעה.',
};
