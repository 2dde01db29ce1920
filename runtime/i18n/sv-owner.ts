import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Finns redan: {tagType}',
  notAnOption: '{val} är inte ett av de väntade alternativen',
  notAPageUrl: '{val} är inte en giltig sidadress',
  required: 'Obligatoriskt',
  tooLong: 'Högst {max} tecken är tillåtna',
  outOfRange: 'Värdet ligger utanför det tillåtna intervallet',
  saleNotLower: 'Reapriset måste vara lägre än priset',
  noSubscription: 'Bara fysiska produkter och tjänster kan säljas som prenumeration',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'tagg',
  category: 'kategori',
  option: 'alternativ',
  variant: 'variant',
  sku: 'artikelnummer',
  image: 'bild',
};
