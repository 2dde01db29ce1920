import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Schon vorhanden: {tagType}',
  notAnOption: '{val} ist keine der erwarteten Möglichkeiten',
  notAPageUrl: '{val} ist keine gültige Seiten-URL',
  required: 'Pflichtfeld',
  tooLong: 'Höchstens {max} Zeichen sind erlaubt',
  outOfRange: 'Dieser Wert liegt außerhalb des Erlaubten',
  saleNotLower: 'Der Angebotspreis muss niedriger sein als der Preis',
  noSubscription: 'Nur Waren und Dienstleistungen können als Abo verkauft werden',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'Schlagwort',
  category: 'Kategorie',
  option: 'Option',
  variant: 'Variante',
  sku: 'Artikelnummer',
  image: 'Bild',
};
