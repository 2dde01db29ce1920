import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'להזמנה',
  playVideo: 'הפעלת הסרטון: {title}',
  videoNote: 'הסרטון נטען מ‑{provider} רק עם ההפעלה.',
  listen: 'האזנה אל {title}',
  download: 'הורדה',
  openInMaps: 'פתיחה במפות',
  showMap: 'הצגת המפה',
  mapNote: 'המפה נטענת מ‑OpenStreetMap רק עם ההצגה.',
  chartNumbers: 'המספרים בטבלה',
};
