import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Existe déjà : {tagType}',
  notAnOption: '{val} ne fait pas partie des choix attendus',
  notAPageUrl: '{val} n’est pas une URL de page valide',
  required: 'Obligatoire',
  tooLong: '{max} caractères au maximum',
  outOfRange: 'Cette valeur est hors limites',
  saleNotLower: 'Le prix soldé doit être inférieur au prix',
  noSubscription: 'Seuls les articles physiques et les services peuvent être vendus par abonnement',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'mot-clé',
  category: 'catégorie',
  option: 'option',
  variant: 'variante',
  sku: 'référence (SKU)',
  image: 'image',
};
