import type { Catalogue } from './catalogue.ts';

export const imports: Catalogue['imports'] = {
  newCategory: 'Se crea la categoría «{name}».',
  stockLeft: 'Las existencias de la tienda no cambian.',
};
