import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Alleen leden van {area} zien deze pagina.',
  join: 'Lid worden van {area}',
  notForSale: 'Op dit moment kan niemand lid worden.',
  signIn: 'Al lid? Log in',
  create: 'Gekocht? Maak je account aan met het adres van je bestelling',
  signedInAs: 'Je bent ingelogd als {email}, en dat is niet het adres van een lid.',
  otherAddress: 'Met een ander adres inloggen',
  joined: 'Je bent lid van {area}. De pagina’s gaan open zodra je met {email} bent ingelogd.',
  howToEnter: 'Log in met dit adres, of maak er een account mee aan als je er geen hebt.',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{finished} van {total} afgerond',
  finish: 'Markeren als afgerond',
  forget: 'Markeren als niet afgerond',
  signIn: 'Log in om je voortgang te bewaren',
};
