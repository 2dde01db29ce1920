import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'Me gusta',
  oneLike: '1 Me gusta',
  manyLikes: '{n} Me gusta',
  share: 'Compartir',
  shareOn: 'Compartir en {service}',
  copyLink: 'Copiar enlace',
  linkCopied: 'El enlace se ha copiado.',
  linkNotCopied: 'No se ha podido copiar el enlace. La dirección está seleccionada para que la copies tú.',
  linkAddress: 'Dirección de esta página',
};
