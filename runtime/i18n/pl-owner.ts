import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Już istnieje: {tagType}',
  notAnOption: '{val} nie należy do oczekiwanych opcji',
  notAPageUrl: '{val} nie jest prawidłowym adresem URL strony',
  required: 'Pole wymagane',
  tooLong: 'Dozwolone: najwyżej {max|pl|one=# znak|few=# znaki|many=# znaków}',
  outOfRange: 'Ta wartość jest poza dozwolonym zakresem',
  saleNotLower: 'Cena promocyjna musi być niższa od ceny',
  noSubscription: 'W subskrypcji można sprzedawać tylko produkty fizyczne i usługi',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'tag',
  category: 'kategoria',
  option: 'opcja',
  variant: 'wariant',
  sku: 'SKU',
  image: 'zdjęcie',
};
