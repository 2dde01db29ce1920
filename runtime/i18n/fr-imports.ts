import type { Catalogue } from './catalogue.ts';

export const imports: Catalogue['imports'] = {
  newCategory: 'La catégorie « {name} » est créée.',
  stockLeft: 'Le stock de la boutique reste inchangé.',
};
