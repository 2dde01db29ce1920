import type { booksTexts as english } from '../../en/console/books.ts';

/** Texte der Dateien für die Buchhaltung. */
export const booksTexts = {
  exportOrders: 'Für die Buchhaltung exportieren',
  exportTaxes: 'Steuern exportieren',
  ordersTitle: 'Bestellungen für die Buchhaltung',
  taxesTitle: 'Steuern für die Buchhaltung',
  ordersText:
    'Eine CSV-Datei mit den Bestellungen und Erstattungen dieser Tage, nach der Uhr des Shops. Eine Erstattung ist eine eigene Zeile an ihrem Tag, mit Beträgen unter 0.',
  taxesText:
    'Eine CSV-Datei mit den Steuern dieser Tage nach Monat, Land, Region und Satz. Eine Erstattung zählt an ihrem Tag.',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  aRowFor: 'Eine Zeile je',
  eachOrder: 'Bestellung',
  eachLine: 'Position',
  withTests: 'Mit Bestellungen im Testmodus',
  saveFile: 'Datei herunterladen',
  chooseADay: 'Wählen Sie einen Tag.',
  lastDayIsEarlier: 'Der letzte Tag liegt vor dem ersten. Wählen Sie einen späteren letzten Tag.',
  forTheAccountant: 'Für die Buchhaltung',
} as const satisfies Record<keyof typeof english, string>;
