import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(לא חובה)',
  missing: 'נא למלא את השדה.',
  emailInvalid: 'נא להזין כתובת אימייל תקינה.',
  sending: 'רק רגע…',
  print: 'הדפסה',
  save: 'שמירה כקובץ',
  close: 'סיום',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'ביטול החוזה כאן',
  confirm: 'אישור הביטול',
  title: 'ביטול חוזה',
  intro: 'כאן אפשר להודיע ל־{site} על ביטול חוזה. אין צורך לציין סיבה.',
  name: 'שם',
  contract: 'מספר ההזמנה, או כל פרט אחר שמזהה את החוזה',
  contractHint: 'המספר מופיע בהודעות הדוא״ל על ההזמנה.',
  part: 'מה מבוטל',
  partHint: 'שדה ריק פירושו ביטול של הכול.',
  email: 'כתובת דוא״ל לאישור הקבלה',
  next: 'המשך',
  checkTitle: 'בדיקת הודעת הביטול',
  checkText: 'הביטול תקף מרגע הלחיצה על „{button}”.',
  change: 'שינוי הפרטים',
  statement: 'הריני להודיע בזאת על ביטול החוזה עם {site}.',
  whole: 'הכול',
  receiptTitle: 'הודעת הביטול התקבלה',
  receiptText:
    'דף זה הוא אישור הקבלה: נא להדפיס או לשמור אותו. האישור נשלח גם אל {email}; כתובת אחת מקבלת מספר מוגבל של אישורים ביום.',
  number: 'מספר',
  received: 'התקבל',
  head: 'קוד היומן',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'ביטול מנויים כאן',
  confirm: 'ביטול עכשיו',
  title: 'ביטול מנוי',
  intro: 'הודעת הביטול מתקבלת כאן אצל {site}. אין צורך להתחבר.',
  contract: 'המנוי, או מספר ההזמנה שלו',
  kind: 'סוג הביטול',
  ordinary: 'ביטול רגיל',
  extraordinary: 'ביטול מיוחד',
  reason: 'סיבה',
  reasonHint: 'רק ביטול מיוחד דורש סיבה.',
  endsOn: 'סיום החוזה',
  endsOnHint: 'אפשר להשאיר ריק כדי לבטל במועד המוקדם ביותר.',
  earliest: 'במועד המוקדם ביותר',
  checkTitle: 'בדיקת הודעת הביטול',
  checkText: 'הודעת הביטול נשלחת עם הלחיצה על „{button}”.',
  statement: 'הריני להודיע בזאת על סיום החוזה עם {site}.',
  receiptTitle: 'הודעת הביטול התקבלה',
};
