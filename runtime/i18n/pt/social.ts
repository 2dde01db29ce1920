import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'Curtir',
  oneLike: '1 curtida',
  manyLikes: '{n} curtidas',
  share: 'Compartilhar',
  shareOn: 'Compartilhar no {service}',
  copyLink: 'Copiar link',
  linkCopied: 'O link foi copiado.',
  linkNotCopied: 'Não foi possível copiar o link. O endereço está selecionado para que você mesmo possa copiá-lo.',
  linkAddress: 'Endereço desta página',
};
