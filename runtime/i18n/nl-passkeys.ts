import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'Er is een passkey voor {site} toegevoegd',
  addedIntro: 'Er is een passkey toegevoegd waarmee men zonder wachtwoord bij {site} inlogt als {email}.',
  removedSubject: 'Er is een passkey voor {site} verwijderd',
  removedIntro: 'Er is een passkey verwijderd waarmee men bij {site} inlogde als {email}.',
  name: 'De naam: {name}',
  unnamed: 'Passkey',
  footer: 'Was jij dat niet, kies dan meteen een nieuw wachtwoord en verwijder de passkeys die je niet kent.',
};
