import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'נוסף מפתח גישה אל {site}',
  addedIntro: 'נוסף מפתח גישה: בעזרתו אפשר להתחבר אל {site} בתור {email} ללא סיסמה.',
  removedSubject: 'הוסר מפתח גישה אל {site}',
  removedIntro: 'הוסר מפתח גישה שבעזרתו היה אפשר להתחבר אל {site} בתור {email}.',
  name: 'שם המפתח: {name}',
  unnamed: 'מפתח גישה',
  footer: 'אם לא עשית זאת, נא לבחור מיד סיסמה חדשה ולהסיר את מפתחות הגישה שאינם מוכרים לך.',
};
