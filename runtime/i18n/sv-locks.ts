import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Webbplatsen är skyddad',
  siteText: 'Ange lösenordet för att se {site}.',
  pageTitle: 'Sidan är skyddad',
  pageText: 'Ange lösenordet för att se den. Om du inte har det kan du fråga {site}.',
  password: 'Lösenord',
  button: 'Fortsätt',
  wrong: 'Fel lösenord. Kontrollera det och försök igen.',
  tooMany: 'För många försök. Försök igen om {minutes|sv|one=# minut|other=# minuter}.',
};
