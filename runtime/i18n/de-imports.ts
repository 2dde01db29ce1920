import type { Catalogue } from './catalogue.ts';

export const imports: Catalogue['imports'] = {
  newCategory: 'Die Kategorie „{name}“ wird angelegt.',
  stockLeft: 'Der Lagerbestand des Shops bleibt, wie er ist.',
  notJson: 'Das JSON ist ungültig.',
  noRecord: 'Diese Zeile ist kein Datensatz eines Shops.',
  noProduct: 'Objekt {number} ist weder ein Datensatz noch ein ganzer Artikel mit id, Sammlung und Varianten.',
  otherVersion: 'Die Datei wurde von einer anderen Version geschrieben, die dieser Shop nicht liest.',
  brokenOff: 'Die Datei endet zu früh. Es fehlen Datensätze.',
  otherCount: 'Die Datei sollte {count} Datensätze haben.',
};
