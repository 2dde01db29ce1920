import type { lawTexts as english, legalPagesTexts as englishLegalPagesTexts } from '../../en/console/law.ts';

/** Texts about what the law asks of the shop. */
export const lawTexts = {
  whatTheLawAsks: 'Gesetzliche Angaben',
  whatTheLawAsksOfThisShop: 'Gesetzliche Pflichten',
  notLegalAdvice:
    'Das ergibt sich aus den Ländern, in die Sie verkaufen, und aus Ihren Einstellungen. Es ist keine Rechtsberatung: Fragen Sie einen Anwalt, bevor Sie sich darauf verlassen.',
  sellsEverywhere: 'Der Shop verkauft in alle Länder.',
  sellsTo: 'Der Shop verkauft nach: {countries}.',
  sellsNowhere: 'Der Shop nennt kein Land, in das er verkauft.',
  changeWhereItSells: 'Ändern, wohin und an wen der Shop verkauft',
  missing: 'Fehlt',
  done: 'Erledigt',
  notAsked: 'Nicht verlangt',
  nothingIsMissing: 'Es fehlt nichts.',
  inSince: '{countries}, seit {since}',
  andMore: '{countries} und {n} weitere',
  mendIt: 'Beheben',
  mendOf: ': {title}',
  writeTheStatement: 'Barrierefreiheitserklärung schreiben',
  statementIsAPage: 'Die Erklärung ist jetzt eine Seite des Shops. Ergänzen Sie die Stellen in Klammern.',
  aboutTheStatement:
    'Die Seite sagt, was die Tests dieser Software sicherstellen, und hat Stellen in Klammern für das, was nur Sie wissen.',

  notices: 'Hinweise zur gesetzlichen Gewährleistung',
  noticesExplained:
    'Das Gesetz verlangt die Datei der Europäischen Kommission selbst, in den Sprachen des Shops und unverändert. Sie ist nicht Teil dieser Software: Sie laden die Dateien bei der Kommission herunter und speichern hier je Sprache die farbige.',
  openTheOfficialPage: 'Seite der Kommission mit den Dateien öffnen',
  whereNoticesStand:
    'Die Datei steht auf den Seiten von Waren und an der Kasse. Die E-Mail zur Bestellung wiederholt, was sie sagt.',
  noticeIsMissing: 'Es ist keine Datei gespeichert.',
  noticeIsKnown: 'Als amtliche Datei bekannt',
  noticeIsUnknown: 'Nicht unter den bekannten Dateien',
  noticeIsUnknownText:
    'Die Liste bekannter Dateien ist nicht vollständig. Scannen Sie den Code im Bild, und sehen Sie nach, ob er zu europa.eu führt.',
  noticeIsExtra: 'Der Shop hat keine Seiten in dieser Sprache, die sie brauchen.',
  noticeFile: '{type}, {size}, gespeichert am {date}.',
  showNotice: 'Datei anzeigen',
  showNoticeOf: ': {language}',
  fileOfLanguage: 'Datei auf {language}',
  anotherFileOfLanguage: 'Andere Datei auf {language}',
  noticeFileHint: 'SVG, oder ein PNG oder JPEG von mindestens 840 Pixeln Breite. Höchstens 5 MB.',
  noticeIsUploading: 'Die Datei wird gespeichert.',
  noticeIsStored: 'Die Datei auf {language} ist gespeichert.',
  removeNotice: 'Datei entfernen',
  removeNoticeTitle: 'Hinweis auf {language} entfernen?',
  removeNoticeText:
    'Auf Seiten in dieser Sprache zeigt der Shop dann keinen Hinweis oder den in seiner eigenen Sprache.',
  noticeIsRemoved: 'Die Datei auf {language} ist entfernt.',

  whereAndToWhom: 'Wohin und an wen der Shop verkauft',
  sellsToConsumers: 'Der Shop verkauft an Verbraucher',
  businessesAlone: 'Sonst lässt der Shop weg, was das Gesetz für Verbraucher verlangt.',
  isMicroEnterprise: 'Der Shop ist ein Kleinstunternehmen',
  fewerThanTen:
    'Ein Kleinstunternehmen hat weniger als zehn Beschäftigte und höchstens zwei Millionen Euro Jahresumsatz. Wenn es Dienstleistungen erbringt, braucht es keine Barrierefreiheitserklärung.',
  sellsByMeasure: 'Manche Waren werden nach Gewicht, Volumen, Länge oder Fläche verkauft',
  eachHasItsMeasure: 'Für diese Waren wird auch der Grundpreis angezeigt.',
  furtherCountries: 'Länder neben denen, in die Sie liefern',
  forDownloads:
    'Ein Shop für Downloads oder Dienstleistungen nennt hier, wo seine Kunden sind. Die Länder, in die Sie liefern, zählen in jedem Fall.',
  chooseACountry: 'Land wählen',
  removeCountry: '{country} entfernen',
  forAllProducts: 'Vorgabe für alle Artikel',
  manufacturer: 'Hersteller',
  responsiblePerson: 'Verantwortliche Person in der EU',
  whereMakerIsOutside: 'Sitzt der Hersteller außerhalb der EU, verlangt das Gesetz eine Person in der EU.',
  registrations: 'Registernummern',
  returns: 'Rückgabe',
  returnAddress: 'Rücksendeadresse',
  addressOfTheShop:
    'Kunden sehen diese Adresse beim Widerruf und wenn Sie eine Rückgabe eröffnen. Wenn leer, nennen Sie sie jedem Kunden selbst.',
  buyerPaysReturn: 'Der Kunde zahlt den Rückversand',
  aboutLaw: 'Länder, Verbraucher, Hersteller, Register, Rückgabe',
} as const satisfies Record<keyof typeof english, string>;

/** Texts about the legal pages that the shop writes to begin with. */
export const legalPagesTexts = {
  legalPages: 'Rechtstexte',

  purpose:
    'Der Shop schreibt jede Seite als Anfang aus Ihren Einstellungen. Stellen in Klammern sind für das, was nur Sie wissen. Die Seiten sind Entwürfe: Lassen Sie sie anwaltlich prüfen, bevor Sie sich darauf verlassen.',
  language: 'Die Seiten werden auf {language} geschrieben.',
  notYourLanguage:
    'In der Sprache Ihres Shops gibt es keine Texte, daher werden die Seiten auf Englisch geschrieben. Lassen Sie sie übersetzen.',
  byCountry: 'Das Impressum folgt dem Recht dieses Landes: {country}.',
  noCountry: 'Das Land des Unternehmens ist nicht angegeben, daher ist das Impressum allgemein gehalten.',
  enterTheCountry: 'Land des Unternehmens angeben',
  businessDetails: 'Angaben zum Unternehmen',
  needed: 'Gesetzlich vorgeschrieben',
  missing: 'Fehlt',
  gaps: 'Auszufüllen',
  done: 'Erledigt',
  hidden: 'Ausgeblendet',
  hiddenUntil:
    'Besucher sehen diese Seite nicht. Füllen Sie die Stellen aus, und schalten Sie dann auf der Seite „Für Besucher sichtbar“ ein.',
  showIt:
    'Die Seite ist vollständig, aber noch nicht zu sehen. Schalten Sie auf der Seite „Für Besucher sichtbar“ ein.',
  write: 'Seite schreiben',
  writeOf: ': {page}',
  detailsFirst:
    'Geben Sie zuerst die Angaben zu Ihrem Betrieb ein, etwa die Telefonnummer: Dann setzt der Shop sie auf jeder Seite ein.',
  enterTheDetails: 'Angaben eingeben',
  writeAll: 'Alle {count} vorgeschriebenen Seiten schreiben',
  pagesAreWritten:
    'Die Seiten sind geschrieben. Seiten mit Stellen in Klammern sind ausgeblendet: Ergänzen Sie die Stellen, und blenden Sie die Seiten dann ein.',
  pageIsWritten:
    'Die Seite ist geschrieben und ausgeblendet. Ergänzen Sie die Stellen in Klammern, und blenden Sie die Seite dann ein.',
  pageIsComplete: 'Die Seite ist aus Ihren Einstellungen geschrieben. Lesen Sie sie einmal durch.',
  edit: 'Seite bearbeiten',
  view: 'Seite ansehen',
  enterHere: 'Angeben',
  enterOf: ': {place}',
  onThePage: 'Das füllen Sie auf der Seite selbst aus.',
  leftOpen: 'Diese Stellen bleiben offen:',
  stillOpen: 'Diese Stellen sind offen. Löschen Sie Zeilen, die auf Sie nicht zutreffen.',
  sources: 'Vorgeschrieben durch {sources}',
  elsewhere: 'Die Seite steht unter {url}.',
  changeAddresses: 'Adressen der Rechtstexte ändern',
} as const satisfies Record<keyof typeof englishLegalPagesTexts, string>;
