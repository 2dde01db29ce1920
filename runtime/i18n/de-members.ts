import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Diese Seite sehen nur Mitglieder von {area}.',
  join: 'Mitglied von {area} werden',
  notForSale: 'Zurzeit kann niemand Mitglied werden.',
  signIn: 'Wenn Sie Mitglied sind, melden Sie sich mit der E-Mail-Adresse Ihrer Mitgliedschaft an.',
  joined: 'Sie sind Mitglied von {area}. Die Seiten öffnen sich, sobald Sie sich mit {email} angemeldet haben.',
};
