import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: '{tagType}: esiste già',
  notAnOption: '{val} non è una delle opzioni previste',
  notAPageUrl: '{val} non è un URL di pagina valido',
  required: 'Obbligatorio',
  tooLong: 'Sono ammessi al massimo {max} caratteri',
  outOfRange: 'Questo valore è fuori intervallo',
  saleNotLower: 'Il prezzo scontato deve essere inferiore al prezzo',
  noSubscription: 'Solo i prodotti fisici e i servizi possono essere venduti come abbonamenti',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'tag',
  category: 'categoria',
  option: 'opzione',
  variant: 'variante',
  sku: 'SKU',
  image: 'immagine',
};
