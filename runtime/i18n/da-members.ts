import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Kun medlemmer af {area} kan se denne side.',
  join: 'Bliv medlem af {area}',
  notForSale: 'Det er ikke muligt at blive medlem i øjeblikket.',
  signIn: 'Er du allerede medlem? Log ind',
  create: 'Har du købt adgang? Opret din konto med adressen fra din ordre',
  signedInAs: 'Du er logget ind som {email}, men adressen tilhører ikke et medlem.',
  otherAddress: 'Log ind med en anden adresse',
  joined: 'Du er medlem af {area}. Siderne åbnes, når du er logget ind med {email}.',
  howToEnter: 'Log ind med denne adresse, eller opret en konto med den, hvis du ikke har en.',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{finished} af {total} gennemført',
  finish: 'Markér som gennemført',
  forget: 'Markér som ikke gennemført',
  signIn: 'Log ind for at gemme, hvor langt du er nået',
};
