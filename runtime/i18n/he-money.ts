import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'הכחשת עסקה בהזמנה {number}',
  disputeIntro: 'הבנק התבקש להחזיר ללקוח {amount} עבור הזמנה {number}.',
  disputeUntil: 'אפשר להשיב עד {day}. ללא תשובה, הכסף יוחזר ללקוח.',
  disputeNoAnswer: 'הבנק אינו מקבל תשובה להכחשה הזאת.',
  disputeButton: 'לצפייה בהכחשה אצל {provider}',
  disputeWonSubject: 'ההכחשה בהזמנה {number} הוכרעה לטובתך',
  disputeWonIntro: 'הבנק הכריע לטובתך: הסכום {amount} מהזמנה {number} שוב שלך. ההזמנה ממשיכה כרגיל.',
  disputeLostSubject: 'ההכחשה בהזמנה {number} לא הוכרעה לטובתך',
  disputeLostIntro: 'הבנק הכריע לטובת הלקוח, ו-{amount} מהזמנה {number} הוחזרו אליו. הסכום הזה מופיע בהזמנה כהחזר.',
  disputeLostWhole: 'כל הכסף הוחזר, ולכן ההורדות של ההזמנה נסגרו, וכרטיסי מתנה שנרכשו בה כבר אינם תקפים.',
  disputeLostCard: 'מה ששולם בהזמנה בכרטיס מתנה נשאר משולם.',
  disputeLostStock: 'המלאי לא השתנה. כשהסחורה תחזור, הפקודה הזאת תוסיף אותה',
  disputeLostSubscription: 'המנוי ממשיך. הפקודה הזאת מסיימת אותו',
  buyer: 'לקוח',
  amount: 'סכום',
  reason: 'הנימוק של הבנק',
  silentSubject: 'תשלומים שתוצאתם אינה ידועה',
  silentIntro: 'כבר יומיים שלא קיבלנו מ-{provider} מידע על תשלום של {amount}. ייתכן שהכסף נגבה.',
  silentWhat: 'אנחנו ממשיכים לבדוק. נא לוודא שהמפתחות של {provider} עדיין תקפים, ולחפש שם את התשלום {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'נטען שהתשלום נעשה במרמה.',
  product_not_received: 'נטען שלא הגיע דבר.',
  product_unacceptable: 'נטען שמה שהגיע פגום או אינו תואם את התיאור.',
  duplicate: 'נטען שהתשלום נגבה פעמיים.',
  credit_not_processed: 'נטען שהחזר כספי שהובטח לא הגיע.',
  subscription_canceled: 'נטען שהמנוי בוטל עוד קודם לכן.',
  unrecognized: 'הלקוח אינו מזהה את התשלום.',
  other: 'הבנק מגדיר זאת ”{code}”.',
};
