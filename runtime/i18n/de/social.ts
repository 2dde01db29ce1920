import type { SocialTexts } from '../en/social.ts';

export const social: SocialTexts = {
  like: 'Gefällt mir',
  oneLike: 'Gefällt 1 Person',
  manyLikes: 'Gefällt {n} Personen',
  share: 'Teilen',
  shareOn: 'Auf {service} teilen',
  copyLink: 'Link kopieren',
  linkCopied: 'Der Link wurde kopiert.',
  linkNotCopied:
    'Der Link konnte nicht kopiert werden. Seine Adresse ist markiert, sodass Sie sie selbst kopieren können.',
  linkAddress: 'Adresse dieser Seite',
};
