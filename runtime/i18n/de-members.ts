import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Diese Seite sehen nur Mitglieder von {area}.',
  join: 'Mitglied von {area} werden',
  notForSale: 'Zurzeit kann niemand Mitglied werden.',
  signIn: 'Schon Mitglied? Anmelden',
  create: 'Schon gekauft? Erstellen Sie Ihr Konto mit der Adresse Ihrer Bestellung',
  signedInAs: 'Sie sind als {email} angemeldet. Diese Adresse gehört keinem Mitglied.',
  otherAddress: 'Mit einer anderen Adresse anmelden',
  joined: 'Sie sind Mitglied von {area}. Die Seiten öffnen sich, sobald Sie sich mit {email} angemeldet haben.',
  howToEnter:
    'Melden Sie sich mit dieser Adresse an, oder erstellen Sie mit ihr ein Konto, wenn Sie noch keines haben.',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{finished} von {total} abgeschlossen',
  finish: 'Als abgeschlossen markieren',
  forget: 'Als nicht abgeschlossen markieren',
  signIn: 'Melden Sie sich an, damit Ihr Fortschritt erhalten bleibt',
};
