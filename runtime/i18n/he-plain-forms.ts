import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'לא ניתן היה לשלוח את מה שהזנת. הכול עדיין כאן.',
  filesAgain: 'נא לבחור שוב את התמונות.',
  sendAgain: 'שליחה חוזרת',
};
