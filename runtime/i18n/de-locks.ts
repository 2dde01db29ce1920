import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Passwort eingeben',
  siteText: '{site} ist für alle offen, die das Passwort kennen.',
  pageTitle: 'Diese Seite hat ein Passwort',
  pageText: 'Sie ist für alle offen, die das Passwort kennen. Sie haben es von {site}.',
  password: 'Passwort',
  button: 'Weiter',
  wrong: 'Dieses Passwort ist falsch. Prüfen Sie es, und versuchen Sie es noch einmal.',
  tooMany: 'Es gab zu viele Versuche. Bitte versuchen Sie es in {minutes} Minuten noch einmal.',
};
