import type { lookTexts as english } from '../../en/console/look.ts';

/** Texts of the looks of the site and its templates. */
export const lookTexts = {
  pickLabel: 'Auswählen: {label}',
  notSet: 'nicht festgelegt',
  removeLabel: 'Entfernen: {label}',

  accent: 'Akzent',
  accentHint: 'Hauptschaltflächen und was gewählt ist.',
  textOnTheAccent: 'Text auf dem Akzent',
  surface: 'Fläche',
  behindFieldsSummaries: 'Hinter Feldern, Zusammenfassungen und Dialogen.',
  lines: 'Linien',
  aroundFields: 'Um Felder herum.',
  errors: 'Fehler',
  warnings: 'Warnungen',
  focusRing: 'Fokusrahmen',
  aroundWhatTheKeyboard: 'Um das, was die Tastatur erreicht hat.',
  veil: 'Abdunklung',
  overThePageBehind: 'Hinter Dialogen, über der Seite.',
  lightPages: 'Helle Seiten',
  darkPages: 'Dunkle Seiten',
  colourOfDarkPages:
    'Eine Farbe dunkler Seiten gilt, wenn dieselbe Farbe heller Seiten festgelegt ist. Die Seite hier ist dunkel, wenn Ihr Gerät es ist.',
  styleSheet:
    'Ein Stylesheet der Vorlagen legt {overridden} selbst fest, darum erreichen diese Farben die Seite nicht.',
  coloursOfTemplates: 'Farben der Vorlagen',
  templatesMayUseThese:
    'Vorlagen können diese Farben unter ihren Namen verwenden; die Seite zeigt Änderungen nach dem Speichern.',

  textOnTheSurface: 'Text auf der Fläche',
  errorsOnTheSurface: 'Fehler auf der Fläche',
  warningsOnTheSurface: 'Warnungen auf der Fläche',
  contrast: 'Kontrast',
  textsGetAColour: 'Texte bekommen eine lesbare Farbe, bis Sie eine wählen. Ihre braucht einen Kontrast von 4,5:1.',
  passesContrast: 'erreicht 4,5:1',
  failsContrast: 'erreicht 4,5:1 nicht',
  visitorsSeeACorrected: 'Besucher sehen eine korrigierte Farbe, die ihn erreicht.',

  check: 'Prüfen',
  checking: 'Der Shop prüft Ihre Änderungen …',
  findingError: 'Fehler',
  findingWarning: 'Warnung',
  blockIsUnclosed: 'Dieser Block ist nicht geschlossen: Ihm fehlt {.end}.',
  instructionIsUnknown: 'Das ist keine Anweisung der Vorlagensprache, daher zeigt die Seite es als Text.',
  blockIsTooDeep: 'Dieser Block liegt in mehr als 100 anderen.',
  tagIsRaw: 'Der Shop füllt dieses Tag nicht aus, daher bleibt es auf der Seite, wie es ist.',
  nothingIsWrong: 'Keine Fehler.',
  atLineAndColumn: ', Zeile {line}, Spalte {column}',
  inThisTemplate: 'in dieser Vorlage',
  lineAndColumn: 'Zeile {line}, Spalte {column}',
  errorsKeepFromSaving: 'Vorlagen mit Fehlern lassen sich nicht speichern.',
  warningsAllowSaving: 'Trotz dieser Warnungen können Sie speichern.',

  shopsOwn: 'Vom Shop',

  figtreeAndArchivoCome:
    'Figtree und Archivo kommen mit der Seite. Die anderen liegen auf den Geräten der Besucher, die stattdessen eine ähnliche zeigen können.',
  headings: 'Überschriften',
  texts: 'Texte',

  coverPage: 'Titelseite',
  lockScreen: 'Sperrseite',
  popup: 'Popup',
  cartAndCheckout: 'Warenkorb und Kasse',
  desktop: 'Desktop',
  phone: 'Telefon',
  tablet: 'Tablet',
  pageShowsAList: 'Diese Seite zeigt eine Liste.',
  pageShowsAGrid: 'Diese Seite zeigt ein Raster.',
  pageShowsAProduct: 'Diese Seite zeigt einen Artikel.',
  showTouches: 'Berührungen zeigen',
  circleFollowsThePointer: 'Ein Kreis folgt dem Mauszeiger über die Seite.',
  width: 'Breite',
  pageIsLoading: 'Die Seite wird geladen.',
  pageIsForeign: 'Diese Seite gehört nicht zum Shop. Wählen Sie oben eine andere.',
  shopIsClosed: 'Der Shop ist mit einem Passwort geschlossen, darum zeigen seine Seiten die Sperrseite.',

  picturesOfItsItems: 'Bilder der Einträge als Galerie zeigen',
  galleryOf: 'Die Galerie von',
  pageShowsMostChanges:
    '. Die Seite zeigt die meisten Änderungen sofort. Schaltflächen, automatisches Weiterblättern, zusätzliche Vorschaubilder, die Großansicht und neue Fenster kommen mit dem Speichern.',
  thisPageHasNo: 'Diese Seite hat zurzeit keine Galerie, darum sehen Sie hier keine Änderung.',
  withoutItAPage: 'Wenn nicht angekreuzt, verwendet die Seite ihre Standardgalerie.',

  lookOfTheShop: 'Design des Shops',
  changeTheLook: 'Design ändern',
  skipThePageGo: 'Seite überspringen: zu den Optionen',

  notSavedNames: 'Nicht gespeichert: {names}.',
  showTitle: 'Anzeigen: {title}',

  nameOfANew: 'Name einer neuen Farbe',
  nameBegins:
    'Ein Name beginnt mit einem Buchstaben und besteht aus höchstens 50 Buchstaben, Ziffern und Bindestrichen.',
  colourHasThisName: 'Eine Farbe hat diesen Namen schon.',
  shopHasAtMost: 'Ein Shop hat höchstens 50 Farben.',

  templateHasThisName: 'Eine Vorlage hat diesen Namen schon.',
  nameIsLikeProducts:
    'Ein Name ist wie products.item oder partials/header, in Kleinbuchstaben, Ziffern und Bindestrichen.',
  newTemplate: 'Neue Vorlage',
  begin: 'Anlegen',

  shopsPage: 'Die Seite des Shops',

  save: 'Speichern',

  productPages: 'Artikelseiten',
  productPagesUnsaved: 'Artikelseiten',
  productPagesIntro:
    'Diese Einstellungen gelten für alle Artikel außer denen mit eigenen Texten. Die Seite zeigt sie nach dem Speichern.',
  stockAndProductPages: 'Bestand und Artikelseiten',
  hasFurtherOptions: 'hat weitere Optionen.',

  templates: 'Vorlagen',
  alsoChangedAndSaved: 'Ebenfalls geändert und mit dieser gespeichert:',
  deleteName: '{name} löschen?',
  templateThatAPage:
    'Eine Vorlage, die eine Seite braucht, können Sie nicht löschen. Sie können die Vorlage 30 Tage lang aus dem Papierkorb zurückholen.',
  templateIsDeleted: '„{name}“ ist gelöscht.',

  pagesAreMade:
    'Die Seiten bestehen aus diesen Vorlagen. Der Shop prüft jede Änderung und speichert nichts, womit eine Seite nicht mehr funktioniert.',
  changedAndNotSaved: 'Geändert und nicht gespeichert:',
  findATemplate: 'Vorlage suchen',
  thereAreNoTemplates:
    'Es gibt noch keine Vorlagen. Fügen Sie zuerst site.region hinzu: Sie ist der Rahmen jeder Seite.',
  noTemplateMatches: 'Keine Vorlage passt.',

  colours: 'Farben',
  fonts: 'Schriften',
  gallery: 'Galerie',
  close: 'Schließen',
  notSaved: ', nicht gespeichert',
  galleryOfThisPage: 'Die Galerie dieser Seite hat eigene Optionen:',

  pleaseEnterAColour:
    'Bitte geben Sie eine Farbe ein: 3 bis 6 Hexadezimalziffern, rgb(), hsl(), hwb() oder einen Farbnamen.',
  missingAnHS: 'Ein H-, S- oder L-Wert fehlt.',
  hueOutOfBounds: 'Der Farbton liegt außerhalb des Bereichs.',
  saturationOutOfBounds: 'Die Sättigung liegt außerhalb des Bereichs.',
  lightnessOutOfBounds: 'Die Helligkeit liegt außerhalb des Bereichs.',
  alphaOutOfBounds: 'Die Deckkraft liegt außerhalb des Bereichs.',

  cart: 'Warenkorb',
  checkout: 'Kasse',
  home: 'Startseite',

  fontOfHeadings: 'Schrift der Überschriften',
  fontOfTexts: 'Schrift der Texte',

  galleryOfIsSaved: 'Die Galerie von „{title}“ ist gespeichert.',
  pleaseCorrectWrong: 'Bitte korrigieren Sie: {wrong}.',
  galleryOfTitle: 'Galerie von „{title}“',
  galleryUnsaved: 'Galerie von „{title}“',

  closeWithoutSaving: 'Schließen, ohne zu speichern?',
  everythingGoesBack: 'Alles kehrt zum gespeicherten Design zurück.',

  coloursOfLightPages: 'Farben heller Seiten und der Vorlagen',
  coloursOfDarkPages: 'Farben dunkler Seiten',
  fontsOfHeadings: 'Schriften der Überschriften und Texte',
  savedVisitorsSee: 'Gespeichert für Warenkorb, Kasse, Formulare und Popups.',
  pleaseCorrectNames: 'Bitte korrigieren Sie: {names}.',
  coloursAndFonts: 'Farben und Schriften',

  templatesAreSaved: '{n|de|one=Gespeichert.|other=# Vorlagen sind gespeichert.}',
} as const satisfies Record<keyof typeof english, string>;
