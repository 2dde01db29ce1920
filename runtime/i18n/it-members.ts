import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Solo i membri di {area} vedono questa pagina.',
  join: 'Entra in {area}',
  notForSale: 'Al momento nessuno può entrare.',
  signIn: 'Sei già membro? Accedi',
  create: 'L’hai acquistato? Crea il tuo account con l’indirizzo dell’ordine',
  signedInAs: 'Hai effettuato l’accesso come {email}, che non è l’indirizzo di un membro.',
  otherAddress: 'Accedi con un altro indirizzo',
  joined: 'Ora fai parte di {area}. Le sue pagine si aprono quando accedi con {email}.',
  howToEnter: 'Accedi con questo indirizzo o, se non hai un account, creane uno con esso.',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{finished} di {total} completate',
  finish: 'Segna come completata',
  forget: 'Segna come non completata',
  signIn: 'Accedi per conservare i tuoi progressi',
};
