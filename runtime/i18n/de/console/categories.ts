import type { categoryTexts as english } from '../../en/console/categories.ts';

/** Texts of the screens of categories. */
export const categoryTexts = {
  categories: 'Kategorien',
  category: 'Kategorie',
  newCategory: 'Neue Kategorie',
  createTheCategory: 'Kategorie anlegen',
  categoryIsCreated: '„{name}“ ist angelegt.',
  pageOfProducts: 'Artikelseite',
  findACategory: 'Kategorie suchen',
  noCategoryMatches: 'Keine Kategorie passt.',
  noCategories:
    'Diese Seite hat noch keine Kategorien. Kategorien helfen Kunden, sich unter vielen Artikeln zurechtzufinden.',
  noPageOfProducts: 'Kategorien gehören zu einer Artikelseite, und der Shop hat noch keine.',
  makeAPage: 'Artikelseite anlegen',
  dragToMove:
    'Ziehen Sie eine Kategorie am Griff, oder verwenden Sie die Pfeiltasten: hoch und runter ändern die Reihenfolge, rechts ordnet eine Kategorie der darüber unter, links holt sie heraus.',
  searchingHidesTheOrder: 'Leeren Sie die Suche, um die Reihenfolge zu ändern.',
  countProducts: '{n|de|one=# Artikel|other=# Artikel}',
  manyProducts: '{n} Artikel oder mehr',
  handle: '{name}: mit den Pfeiltasten verschieben oder ziehen',
  moveUp: '„{name}“ nach oben',
  moveDown: '„{name}“ nach unten',
  moveIn: '„{name}“ der Kategorie darüber unterordnen',
  moveOut: '„{name}“ aus ihrer Kategorie holen',
  isNowAt: '{name} ist jetzt an Stelle {at} von {count}.',
  isNowAtBelow: '{name} ist jetzt an Stelle {at} von {count} unter {parent}.',
  hasMoved: '„{name}“ ist verschoben. Die Webadresse ist jetzt {address}.',

  name: 'Name',
  nameHint: 'Höchstens 25 Zeichen.',
  webAddress: 'Webadresse',
  webAddressHint: 'Der letzte Teil von {address}. Wenn Sie ihn ändern, funktionieren alte Links nicht mehr.',
  below: 'Übergeordnete Kategorie',
  firstLevel: 'Keine (oberste Ebene)',
  belowHint: 'Die Webadresse beginnt mit der der übergeordneten Kategorie.',
  picture: 'Bild',
  pictureHint: 'Die Seite der Kategorie zeigt das Bild, wo die Vorlage einen Platz dafür hat.',
  pictureNoun: 'Bild',
  viewInTheShop: 'Im Shop ansehen',
  nameAndPlace: 'Name und Platz',

  products: 'Artikel',
  productsHint:
    'Artikel, die Sie in diese Kategorie aufnehmen. Ihre Seite zeigt auch die Artikel der untergeordneten Kategorien.',
  addAProduct: 'Artikel hinzufügen',
  addAProductHint: 'Geben Sie einen Teil des Titels ein.',
  noProductFound: 'Kein Artikel dieser Seite passt.',
  isInTheCategory: '„{title}“ ist in der Kategorie.',
  isNotInTheCategory: '„{title}“ ist nicht mehr in der Kategorie.',
  isInIt: 'in dieser Kategorie',
  noProducts: 'In dieser Kategorie ist noch kein Artikel.',

  deleteCategory: 'Kategorie löschen',
  deleteName: '„{name}“ löschen?',
  deleteKeepsProducts:
    '{n|de|0=Die Kategorie enthält keine Artikel.|one=# Artikel ist darin und bleibt im Shop.|other=# Artikel sind darin und bleiben im Shop.}',
  deleteKeepsMany: '{n} Artikel oder mehr sind darin und bleiben im Shop.',
  deletesBelow:
    '{n|de|one=Die untergeordnete Kategorie wird auch gelöscht.|other=Die # untergeordneten Kategorien werden auch gelöscht.}',
  linksStop: 'Links zu ihrer Seite funktionieren dann nicht mehr.',
  isDeleted: '„{name}“ ist gelöscht.',
} as const satisfies Record<keyof typeof english, string>;
