import type { Catalogue } from './catalogue.ts';

export const imports: Catalogue['imports'] = {
  newCategory: 'Die Kategorie „{name}“ wird angelegt.',
  stockLeft: 'Der Lagerbestand des Shops bleibt, wie er ist.',
};
