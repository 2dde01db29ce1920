import type { Catalogue } from './catalogue.ts';

export const imports: Catalogue['imports'] = {
  newCategory: 'La catégorie « {name} » est créée.',
  missingPicture: 'L’image {url} n’a pas été récupérée.',
  stockLeft: 'Le stock de la boutique reste inchangé.',
};
