/** The Hebrew texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'ההורדות שלך',
  button: 'הורדה',
  left: '{count|he|one=נותרה הורדה אחת|two=נותרו שתי הורדות|other=נותרו # הורדות}, עד {date}',
  expired: 'תוקף הקישור פג',
  usedUp: 'כל ההורדות נוצלו',
  closed: 'הקישור סגור',
  waiting: 'עדיין אין קובץ עבור: {products}. הקישור יישלח אליך באימייל מאתר {site} כשהקובץ יהיה מוכן.',
  ownerWaiting:
    'ההזמנה הזאת ממתינה לקבצים של: {products}. אפשר להוסיף אותם באמצעות `npm run owner -- files add`, ואז לשלוח אותם באמצעות `npm run owner -- downloads give {number}`.',
  termsReady:
    'אפשר להוריד את {products} מיד לאחר התשלום, עד {times|he|one=פעם אחת|two=פעמיים|other=# פעמים} בתוך {days|he|one=יום אחד|two=יומיים|other=# ימים}. הקישורים יישלחו גם באימייל.',
  withdrawalConsent:
    'ברצוני לקבל את ההורדות מיד, לפני תום תקופת הביטול. ידוע לי שזכות הביטול שלי לגביהן פוקעת ברגע שאפשר להוריד אותן.',
  consentMissing: 'כדי להזמין הורדות, יש להסכים לכך שהן מתחילות מיד.',
  consentTitle: 'הסכמה להורדה מיידית',
  consentGiven: 'ניתנה ב-{time}: ”{text}”',
  expiredTitle: 'תוקף הקישור הזה פג',
  expiredText: 'נא לבקש מאתר {site} קישור חדש ולציין את מספר ההזמנה {number}.',
  usedUpTitle: 'כל ההורדות נוצלו',
  usedUpText:
    'הקובץ הזה הורד כמספר הפעמים שהקישור מאפשר. נא לבקש מאתר {site} קישור חדש ולציין את מספר ההזמנה {number}.',
  closedTitle: 'ההורדה הזאת סגורה',
  closedText:
    'ההזמנה זוכתה, או שהחנות סגרה את הקישור. אם נראה לך שזו טעות, נא לכתוב אל {site} ולציין את מספר ההזמנה {number}.',
  replacedTitle: 'יש קישור חדש יותר',
  replacedText:
    'נשלח אליך באימייל קישור חדש מאתר {site}, ולכן הקישור הזה כבר אינו פעיל. אם אין לך האימייל הזה, נא לבקש מאתר {site} אימייל נוסף ולציין את מספר ההזמנה {number}.',
  unknownTitle: 'הקישור הזה אינו פעיל',
  unknownText: 'הקישור אינו שלם. נא לפתוח אותו שוב מהאימייל, או להעתיק את כולו.',
  unavailableTitle: 'הקובץ אינו זמין כרגע',
  unavailableText:
    'נא לנסות שוב בעוד כמה דקות. הניסיון הזה לא נספר כהורדה. אם הבעיה נמשכת, נא לכתוב אל {site} ולציין את מספר ההזמנה {number}.',
  renewedSubject: 'קישור חדש להורדה עבור הזמנה {number}',
  renewedIntro: 'נוצר באתר {site} קישור חדש לקובץ מהזמנה {number} שלך. הקישור הקודם כבר אינו פעיל.',
  givenSubject: 'הקבצים של הזמנה {number} מוכנים',
  givenIntro: 'עכשיו אפשר להוריד עוד קבצים מהזמנה {number} שלך.',
  mailFooter: 'קיבלת את האימייל הזה כי הוזמן מוצר דיגיטלי עם הכתובת שלך.',
};
