import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Deze site is beveiligd',
  siteText: 'Vul het wachtwoord in om {site} te zien.',
  pageTitle: 'Deze pagina is beveiligd',
  pageText: 'Vul het wachtwoord in om haar te zien. Heb je het niet, vraag het dan aan {site}.',
  password: 'Wachtwoord',
  button: 'Verder',
  wrong: 'Dit wachtwoord klopt niet. Controleer het en probeer het opnieuw.',
  tooMany: 'Er waren te veel pogingen. Probeer het over {minutes|nl|one=# minuut|other=# minuten} opnieuw.',
};
