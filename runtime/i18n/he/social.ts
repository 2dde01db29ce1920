import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'לייק',
  oneLike: 'לייק אחד',
  manyLikes: '{n|he|one=לייק אחד|two=שני לייקים|other=# לייקים}',
  share: 'שיתוף',
  shareOn: 'שיתוף ב-{service}',
  copyLink: 'העתקת הקישור',
  linkCopied: 'הקישור הועתק.',
  linkNotCopied: 'לא ניתן היה להעתיק את הקישור. הכתובת שלו מסומנת, ואפשר להעתיק אותה ידנית.',
  linkAddress: 'הכתובת של העמוד הזה',
};
