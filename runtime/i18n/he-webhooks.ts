import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Webhook הושבת',
  intro: 'מאז {day} לא הגיעה אף הודעה לכתובת הזאת, ולכן החנות השביתה את ה-Webhook.',
  address: 'כתובת',
  lost: 'הודעות שהמתינו בוטלו, ולא יישלחו נוספות. ההודעות שבוטלו מופיעות ברשימה 30 ימים, ואפשר לשלוח אותן שוב.',
  enable: 'כשהכתובת תשיב שוב, הפקודה הזאת תפעיל את ה-Webhook',
};
