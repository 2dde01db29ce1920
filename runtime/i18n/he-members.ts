import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'העמוד הזה פתוח לחברי {area} בלבד.',
  join: 'הצטרפות אל {area}',
  notForSale: 'כרגע אי אפשר להצטרף.',
  signIn: 'כבר הצטרפת? להתחברות',
  create: 'כבר רכשת? יצירת חשבון עם הכתובת שבהזמנה',
  signedInAs: 'התחברת בתור {email}, אך הכתובת הזאת אינה ברשימת החברים.',
  otherAddress: 'התחברות עם כתובת אחרת',
  joined: 'הצטרפת אל {area}. העמודים ייפתחו לאחר התחברות עם {email}.',
  howToEnter: 'נא להתחבר עם הכתובת הזאת, או ליצור איתה חשבון אם עדיין אין.',
};

export const lessons: Catalogue['lessons'] = {
  progress: 'הושלמו {finished} מתוך {total}',
  finish: 'סימון כהושלם',
  forget: 'סימון כלא הושלם',
  signIn: 'נא להתחבר כדי לשמור את ההתקדמות',
};
