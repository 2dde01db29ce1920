import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'Synes godt om',
  oneLike: '1 like',
  manyLikes: '{n} likes',
  share: 'Del',
  shareOn: 'Del på {service}',
  copyLink: 'Kopiér link',
  linkCopied: 'Linket er kopieret.',
  linkNotCopied: 'Linket kunne ikke kopieres. Adressen er markeret, så du selv kan kopiere den.',
  linkAddress: 'Adressen på denne side',
};
