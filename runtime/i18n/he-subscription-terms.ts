import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'היום התשלום הוא {amount}.',
  plusDelivery: '{amount} בתוספת משלוח',
  onlyPayment: 'זה התשלום היחיד. לאחריו המנוי מסתיים מעצמו.',
  next: 'לאחר מכן התשלום הוא {price}, והתשלום הבא יהיה ב-{date}.',
  onceMore: 'לאחר מכן יהיה תשלום אחד נוסף של {amount}, ב-{date}.',
  untilCancelled: 'המנוי נמשך עד לביטולו.',
  endsAfter: 'בסך הכול {n} תשלומים, והאחרון ב-{last}. לאחר מכן המנוי מסתיים מעצמו.',
  endsThen: 'לאחר מכן המנוי מסתיים מעצמו.',
  priceStays: 'המחיר הזה אינו משתנה כל עוד המנוי פעיל.',
  priceStaysDelivered: 'המחיר הזה אינו משתנה כל עוד המנוי פעיל. דמי המשלוח והמסים משתנים רק עם שינוי הכתובת.',
  cardIsKept: 'הכרטיס שלך נשמר לתשלומים האלה.',
  howToCancel: 'לפני כל תשלום נשלח לך אימייל. דרך הקישור שבו אפשר לדלג על התשלום, להשהות את המנוי או לבטל אותו.',
  resumedLate: 'בחידוש מנוי מושהה לאחר מועד של תשלום, אותו תשלום מחויב מיד. הדבר מוצג לפני החידוש.',
};
