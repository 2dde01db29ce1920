import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Dette websted er beskyttet',
  siteText: 'Indtast adgangskoden for at se {site}.',
  pageTitle: 'Denne side er beskyttet',
  pageText: 'Indtast adgangskoden for at se den. Hvis du ikke har den, så spørg {site}.',
  password: 'Adgangskode',
  button: 'Fortsæt',
  wrong: 'Adgangskoden er forkert. Tjek den, og prøv igen.',
  tooMany: 'Der har været for mange forsøg. Prøv igen om {minutes|da|one=# minut|other=# minutter}.',
};
