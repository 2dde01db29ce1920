import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'האתר הזה מוגן',
  siteText: 'נא להזין את הסיסמה כדי לראות את {site}.',
  pageTitle: 'העמוד הזה מוגן',
  pageText: 'נא להזין את הסיסמה כדי לראות אותו. אם אין לך סיסמה, אפשר לבקש אותה מאתר {site}.',
  password: 'סיסמה',
  button: 'המשך',
  wrong: 'הסיסמה שגויה. נא לבדוק אותה ולנסות שוב.',
  tooMany: 'היו יותר מדי ניסיונות. נא לנסות שוב בעוד {minutes|he|one=דקה|two=שתי דקות|other=# דקות}.',
};
