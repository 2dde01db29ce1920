import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'Gilla',
  oneLike: '1 gillar',
  manyLikes: '{n} gillar',
  share: 'Dela',
  shareOn: 'Dela på {service}',
  copyLink: 'Kopiera länken',
  linkCopied: 'Länken har kopierats.',
  linkNotCopied: 'Det gick inte att kopiera länken. Adressen är markerad, så att du kan kopiera den själv.',
  linkAddress: 'Sidans adress',
};
