/** Texts of the owner's API for the site itself, in Hebrew. */
import type { Catalogue } from './catalogue.ts';

export const siteErrors: Catalogue['siteErrors'] = {
  missing: 'חסר ערך H/S/L.',
  hue: 'הגוון מחוץ לטווח.',
  saturation: 'הרוויה מחוץ לטווח.',
  lightness: 'הבהירות מחוץ לטווח.',
  alpha: 'האטימות מחוץ לטווח.',
  color:
    'צבע הוא 3 עד 6 ספרות הקסדצימליות, rgb()\u200e, rgba()\u200e, hsl()\u200e, hsla()\u200e, hwb()\u200e או שם של צבע.',
  noTexts: 'אין לנו טקסטים בשפה: {language}.',
  ownLanguage: '{language} היא שפת האתר עצמו.',
  memberArea: 'אזור חברים נמצא בתפריט \u200e_memberareas\u200e בלבד.',
  onlyPages: '{name} כולל עמודים של האתר בלבד.',
};
