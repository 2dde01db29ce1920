/** The countries of the European Union, and of the European Economic Area, by ISO 3166-1 alpha-2. */
export const EU: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
export const EEA: readonly string[] = [...EU, 'IS', 'LI', 'NO'];
