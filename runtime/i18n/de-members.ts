import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Diese Seite sehen nur Mitglieder von {area}.',
  join: 'Mitglied von {area} werden',
  notForSale: 'Zurzeit kann niemand Mitglied werden.',
  signIn: 'Wenn Sie Mitglied sind, melden Sie sich mit der E-Mail-Adresse Ihrer Mitgliedschaft an.',
  joined: 'Sie sind Mitglied von {area}. Die Seiten öffnen sich, sobald Sie sich mit {email} angemeldet haben.',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{finished} von {total} abgeschlossen',
  finish: 'Als abgeschlossen markieren',
  forget: 'Als nicht abgeschlossen markieren',
  signIn: 'Melden Sie sich an, damit Ihr Fortschritt erhalten bleibt',
};
