import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'הבחירה שלך לגבי קובצי Cookie',
  text: 'בהסכמתך, החנות סופרת ביקורים כדי לדעת מה עובד היטב, ומודדת את הפרסום שלה. מה שדרוש לפעולת החנות, כמו סל הקניות, נשמר בכל מקרה.',
  analytics: 'ספירת ביקורים',
  marketing: 'פרסום',
  accept: 'אישור הכול',
  refuse: 'דחיית הכול',
  save: 'שמירת הבחירה',
  privacy: 'פרטיות',
  pageTitle: 'קובצי Cookie',
  saved: 'הבחירה שלך נשמרה. אפשר לשנות אותה כאן בכל עת.',
};
