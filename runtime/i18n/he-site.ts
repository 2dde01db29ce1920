/** Texts of the owner's API for the site itself, in Hebrew. */
import type { Catalogue } from './catalogue.ts';

export const siteErrors: Catalogue['siteErrors'] = {
  missing: 'חסר ערך H/S/L.',
  hue: 'הגוון מחוץ לטווח.',
  saturation: 'הרוויה מחוץ לטווח.',
  lightness: 'הבהירות מחוץ לטווח.',
  alpha: 'האטימות מחוץ לטווח.',
  hex: 'לצבע יש 3 עד 6 ספרות הקסדצימליות.',
  noTexts: 'אין לנו טקסטים בשפה: {language}.',
  ownLanguage: '{language} היא שפת האתר עצמו.',
  memberArea: 'אזור חברים נמצא בתפריט \u200e_memberareas\u200e בלבד.',
  onlyPages: '{name} כולל עמודים של האתר בלבד.',
};
