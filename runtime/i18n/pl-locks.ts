import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Ta witryna jest chroniona',
  siteText: 'Prosimy wpisać hasło, aby zobaczyć {site}.',
  pageTitle: 'Ta strona jest chroniona',
  pageText: 'Prosimy wpisać hasło, aby ją zobaczyć. Hasło można otrzymać od {site}.',
  password: 'Hasło',
  button: 'Dalej',
  wrong: 'To hasło jest nieprawidłowe. Prosimy je sprawdzić i spróbować ponownie.',
  tooMany: 'Zbyt wiele prób. Prosimy spróbować ponownie za {minutes|pl|one=# minutę|few=# minuty|many=# minut}.',
};
