import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Tę stronę widzą tylko członkowie strefy {area}.',
  join: 'Dołącz do strefy {area}',
  notForSale: 'Obecnie nie można dołączyć.',
  signIn: 'Członkostwo już aktywne? Zaloguj się',
  create: 'Członkostwo kupione? Załóż konto z adresem z zamówienia',
  signedInAs: 'Zalogowano jako {email}. Ten adres nie należy do żadnego członka.',
  otherAddress: 'Zaloguj się z innym adresem',
  joined: 'Członkostwo w strefie {area} jest aktywne. Jej strony otworzą się po zalogowaniu z adresem {email}.',
  howToEnter: 'Prosimy zalogować się z tym adresem lub założyć z nim konto, jeśli jeszcze go nie ma.',
};

export const lessons: Catalogue['lessons'] = {
  progress: 'Ukończono {finished} z {total}',
  finish: 'Oznacz jako ukończone',
  forget: 'Oznacz jako nieukończone',
  signIn: 'Zaloguj się, aby zapisywać postępy',
};
