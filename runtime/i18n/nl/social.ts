import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'Vind ik leuk',
  oneLike: '1 like',
  manyLikes: '{n} likes',
  share: 'Delen',
  shareOn: 'Delen via {service}',
  copyLink: 'Link kopiëren',
  linkCopied: 'De link is gekopieerd.',
  linkNotCopied: 'De link kon niet worden gekopieerd. Het adres is geselecteerd, zodat je het zelf kunt kopiëren.',
  linkAddress: 'Adres van deze pagina',
};
