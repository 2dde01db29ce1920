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
  open: 'סיום חוזים כאן',
  confirm: 'סיום עכשיו',
  title: 'סיום חוזה',
  intro: 'כאן {site} מקבל את הודעת סיום המנוי שלך. אין צורך בחשבון.',
  contract: 'מספר הזמנה, או פרט אחר שמזהה את החוזה',
  contractHint: 'המספר מופיע באימיילים על המנוי שלך.',
  notice: 'סוג הסיום',
  ordinary: 'רגיל',
  extraordinary: 'מיוחד, מסיבה חשובה',
  reason: 'סיבה',
  reasonHint: 'בסיום מיוחד.',
  end: 'מתי החוזה אמור להסתיים',
  endHint: 'השדה ריק פירושו המועד המוקדם ביותר האפשרי.',
  earliest: 'במועד המוקדם ביותר האפשרי',
  checkTitle: 'בדיקת הודעת הסיום',
  checkText: 'הודעת הסיום תקפה מרגע הלחיצה על „{button}”.',
  statement: 'אני מסיים בזאת את החוזה הזה עם {site}.',
  receiptTitle: 'קיבלנו את הודעת הסיום שלך',
};
