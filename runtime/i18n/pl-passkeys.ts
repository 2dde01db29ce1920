import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'Dodano klucz dostępu do {site}',
  addedIntro: 'Dodano klucz dostępu: pozwala on logować się do {site} jako {email} bez hasła.',
  removedSubject: 'Usunięto klucz dostępu do {site}',
  removedIntro: 'Usunięto klucz dostępu, którym można było logować się do {site} jako {email}.',
  name: 'Nazwa klucza: {name}',
  unnamed: 'Klucz dostępu',
  footer: 'Jeśli zrobił to ktoś inny, prosimy natychmiast ustawić nowe hasło i usunąć nieznane klucze dostępu.',
};
