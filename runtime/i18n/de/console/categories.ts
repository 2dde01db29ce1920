import type { categoryTexts as english } from '../../en/console/categories.ts';

/** Texts of the screens of categories. */
export const categoryTexts = {
  categories: 'Kategorien',
  category: 'Kategorie',
  newCategory: 'Neue Kategorie',
  createTheCategory: 'Kategorie anlegen',
  categoryIsCreated: '„{name}“ ist angelegt.',
  pageOfProducts: 'Produktseite',
  findACategory: 'Kategorie suchen',
  noCategoryMatches: 'Keine Kategorie hat einen solchen Namen.',
  noCategories:
    'Diese Seite hat noch keine Kategorien. Kategorien helfen Käufern, sich unter vielen Produkten zurechtzufinden.',
  noPageOfProducts: 'Kategorien gehören zu einer Produktseite, und der Shop hat noch keine.',
  makeAPage: 'Produktseite anlegen',
  dragToMove:
    'Ziehen Sie eine Kategorie an ihrem Griff, oder verwenden Sie die Pfeile: Auf und ab ändern die Reihenfolge, rechts ordnet eine Kategorie der darüber unter, links nimmt sie dort heraus.',
  searchingHidesTheOrder: 'Leeren Sie die Suche, um die Reihenfolge zu ändern.',
  countProducts: '{n|de|one=# Produkt|other=# Produkte}',
  manyProducts: '{n} Produkte oder mehr',
  handle: '{name}: mit den Pfeiltasten verschieben oder ziehen',
  moveUp: '„{name}“ nach oben verschieben',
  moveDown: '„{name}“ nach unten verschieben',
  moveIn: '„{name}“ der Kategorie darüber unterordnen',
  moveOut: '„{name}“ aus der Kategorie herausnehmen',
  isNowAt: '{name} steht jetzt an Stelle {at} von {count}.',
  isNowAtBelow: '{name} steht jetzt an Stelle {at} von {count} unter {parent}.',
  hasMoved: '„{name}“ ist verschoben. Die Webadresse ist jetzt {address}.',

  name: 'Name',
  nameHint: 'Höchstens 25 Zeichen.',
  webAddress: 'Webadresse',
  webAddressHint: 'Der letzte Teil von {address}. Wenn Sie ihn ändern, führen alte Links ins Leere.',
  below: 'Unter',
  firstLevel: 'Keiner anderen Kategorie (oberste Ebene)',
  belowHint: 'Die Webadresse beginnt mit der Webadresse der Kategorie darüber.',
  picture: 'Bild',
  pictureHint: 'Die Seite der Kategorie zeigt das Bild, wo die Vorlage einen Platz dafür hat.',
  pictureNoun: 'Bild',
  viewInTheShop: 'Im Shop ansehen',
  nameAndPlace: 'Name und Platz',

  products: 'Produkte',
  productsHint:
    'Produkte, die Sie dieser Kategorie zuordnen. Die Seite der Kategorie zeigt auch die Produkte der Kategorien darunter.',
  addAProduct: 'Produkt hinzufügen',
  addAProductHint: 'Geben Sie einen Teil des Titels ein.',
  noProductFound: 'Kein Produkt dieser Seite hat einen solchen Titel.',
  isInTheCategory: '„{title}“ gehört jetzt zur Kategorie.',
  isNotInTheCategory: '„{title}“ gehört nicht mehr zur Kategorie.',
  isInIt: 'in dieser Kategorie',
  noProducts: 'Diese Kategorie enthält noch kein Produkt.',

  deleteCategory: 'Kategorie löschen',
  deleteName: '„{name}“ löschen?',
  deleteKeepsProducts:
    '{n|de|0=Die Kategorie enthält keine Produkte.|one=# Produkt gehört zur Kategorie und bleibt im Shop.|other=# Produkte gehören zur Kategorie und bleiben im Shop.}',
  deleteKeepsMany: '{n} Produkte oder mehr gehören zur Kategorie und bleiben im Shop.',
  deletesBelow:
    '{n|de|one=Die Kategorie darunter wird auch gelöscht.|other=Die # Kategorien darunter werden auch gelöscht.}',
  linksStop: 'Links auf die Seite der Kategorie führen dann ins Leere.',
  isDeleted: '„{name}“ ist gelöscht.',
} as const satisfies Record<keyof typeof english, string>;
