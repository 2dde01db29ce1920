import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Diese Website ist geschützt',
  siteText: 'Geben Sie das Passwort ein, um {site} zu sehen.',
  pageTitle: 'Diese Seite ist geschützt',
  pageText: 'Geben Sie das Passwort ein, um sie zu sehen. Wenn Sie es nicht haben, fragen Sie {site} danach.',
  password: 'Passwort',
  button: 'Weiter',
  wrong: 'Dieses Passwort ist falsch. Prüfen Sie es, und versuchen Sie es noch einmal.',
  tooMany: 'Es gab zu viele Versuche. Bitte versuchen Sie es in {minutes|de|one=# Minute|other=# Minuten} noch einmal.',
};
