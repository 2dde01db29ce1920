import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'Mi piace',
  oneLike: 'Piace a 1 persona',
  manyLikes: 'Piace a {n} persone',
  share: 'Condividi',
  shareOn: 'Condividi su {service}',
  copyLink: 'Copia il link',
  linkCopied: 'Il link è stato copiato.',
  linkNotCopied: 'Non è stato possibile copiare il link. Il suo indirizzo è selezionato, così puoi copiarlo tu.',
  linkAddress: 'Indirizzo di questa pagina',
};
