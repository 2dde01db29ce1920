import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'È stata aggiunta una passkey per {site}',
  addedIntro: 'È stata aggiunta una passkey: con essa si accede a {site} come {email} senza password.',
  removedSubject: 'È stata rimossa una passkey per {site}',
  removedIntro: 'È stata rimossa una passkey con cui si accedeva a {site} come {email}.',
  name: 'Il suo nome: {name}',
  unnamed: 'Passkey',
  footer: 'Se non sei stato tu, scegli subito una nuova password e rimuovi le passkey che non conosci.',
};
