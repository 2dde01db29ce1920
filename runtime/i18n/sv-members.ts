import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Bara medlemmar i {area} kan se den här sidan.',
  join: 'Bli medlem i {area}',
  notForSale: 'Det går inte att bli medlem just nu.',
  signIn: 'Redan medlem? Logga in',
  create: 'Har du köpt ett medlemskap? Skapa ett konto med adressen från din beställning',
  signedInAs: 'Du är inloggad som {email}, men den adressen tillhör ingen medlem.',
  otherAddress: 'Logga in med en annan adress',
  joined: 'Du är medlem i {area}. Sidorna öppnas när du har loggat in med {email}.',
  howToEnter: 'Logga in med den adressen, eller skapa ett konto med den om du inte har något.',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{finished} av {total} klara',
  finish: 'Markera som klar',
  forget: 'Markera som inte klar',
  signIn: 'Logga in för att spara dina framsteg',
};
