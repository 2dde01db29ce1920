import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: 'כרטיס מתנה של {site} מאת {sender}',
  hello: 'שלום {name},',
  intro: 'קיבלת כרטיס מתנה בסך {amount} מאת {sender}. אפשר לממש אותו באתר {site}.',
  message: 'הברכה מאת {sender}',
  code: 'הקוד שלך',
  use: 'למימוש, נא לבחור מוצרים כרצונך ולהזין את הקוד בעמוד התשלום של {site}.',
  validity: 'לכרטיס המתנה אין תאריך תפוגה. היתרה נשמרת בו להזמנות הבאות.',
  keepSafe: 'כל מי שהקוד בידיו יכול לממש אותו, לכן חשוב לשמור עליו.',
  visit: 'מעבר אל {site}',
  footer: 'קיבלת את האימייל הזה כי נרכש עבורך כרטיס מתנה.',
  givenFooter: 'קיבלת את האימייל הזה כי קיבלת כרטיס מתנה מאתר {site}.',
};
