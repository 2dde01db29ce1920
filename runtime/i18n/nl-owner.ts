import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Deze {tagType} bestaat al',
  notAnOption: '{val} is geen van de verwachte opties',
  notAPageUrl: '{val} is geen geldige pagina-URL',
  required: 'Verplicht',
  tooLong: 'Er zijn maximaal {max} tekens toegestaan',
  outOfRange: 'Deze waarde valt buiten het bereik',
  saleNotLower: 'De aanbiedingsprijs moet lager zijn dan de prijs',
  noSubscription: 'Alleen fysieke producten en diensten kunnen als abonnement worden verkocht',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'tag',
  category: 'categorie',
  option: 'optie',
  variant: 'variant',
  sku: 'SKU',
  image: 'afbeelding',
};
