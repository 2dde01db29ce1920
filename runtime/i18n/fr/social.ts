import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'J’aime',
  oneLike: '1 mention J’aime',
  manyLikes: '{n} mentions J’aime',
  share: 'Partager',
  shareOn: 'Partager sur {service}',
  copyLink: 'Copier le lien',
  linkCopied: 'Le lien a été copié.',
  linkNotCopied: 'Le lien n’a pas pu être copié. Son adresse est sélectionnée : vous pouvez la copier vous-même.',
  linkAddress: 'Adresse de cette page',
};
