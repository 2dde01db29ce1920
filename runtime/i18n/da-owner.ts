import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Findes allerede: {tagType}',
  notAnOption: '{val} er ikke en af de mulige værdier',
  notAPageUrl: '{val} er ikke en gyldig sideadresse',
  required: 'Skal udfyldes',
  tooLong: 'Der er højst plads til {max} tegn',
  outOfRange: 'Denne værdi er uden for det tilladte område',
  saleNotLower: 'Tilbudsprisen skal være lavere end prisen',
  noSubscription: 'Kun fysiske produkter og tjenester kan sælges som abonnement',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'tag',
  category: 'kategori',
  option: 'valgmulighed',
  variant: 'variant',
  sku: 'varenummer (SKU)',
  image: 'billede',
};
