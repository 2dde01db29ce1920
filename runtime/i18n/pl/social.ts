import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'Lubię to',
  oneLike: '1 polubienie',
  manyLikes: '{n|pl|one=# polubienie|few=# polubienia|many=# polubień}',
  share: 'Udostępnij',
  shareOn: 'Udostępnij w {service}',
  copyLink: 'Kopiuj link',
  linkCopied: 'Link został skopiowany.',
  linkNotCopied: 'Nie udało się skopiować linku. Adres jest zaznaczony, więc można go skopiować samodzielnie.',
  linkAddress: 'Adres tej strony',
};
