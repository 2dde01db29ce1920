import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: 'הופסק הדיווח אל {service}',
  intro: 'השירות {service} דוחה את מה שהחנות שולחת, ולכן החנות הפסיקה לדווח לו על הזמנות ועל סלי קניות.',
  account: 'חשבון',
  answer: 'תשובה',
  waiting: 'הזמנות וסלי קניות חדשים ממתינים עד שבעה ימים, ושלושה ימים ב-Google Analytics. ישנים יותר לא יישלחו.',
  resume: 'לאחר הסרת הסיבה, הפקודה הזאת מחדשת את הדיווח; ”senders set” מגדירה מפתח סודי חדש',
};
