import type { binTexts as english } from '../../en/console/bin.ts';

/** Texts of the bin, and of what can be brought back from it. */
export const binTexts = {
  bin: 'Papierkorb',
  intro:
    'Artikel, Seiten, Beiträge, Formulare, Popups und Rabattcodes, die in den letzten 30 Tagen gelöscht wurden. Bewertungen, Kommentare und Einsendungen kommen nicht mit ihnen zurück.',
  empty: 'Der Papierkorb ist leer. Was Sie löschen, bleibt hier 30 Tage lang.',
  thing: 'Gelöscht',
  deletedAt: 'Wann',
  deletedBy: 'Von',
  goneOn: 'Endgültig weg am',
  actions: 'Aktionen',
  bringBack: 'Zurückholen',
  deleteForGood: 'Endgültig löschen',
  isBack: '„{title}“ ist wieder da.',
  isBackElsewhere: '„{title}“ ist wieder da. Die Webadresse war vergeben, daher gibt es eine neue.',
  forgetQuestion: '„{title}“ endgültig löschen?',
  forgetText: 'Danach lässt sich das nicht mehr zurückholen.',
  isGone: '„{title}“ ist endgültig gelöscht.',
  product: 'Artikel',
  item: 'Beitrag oder anderer Eintrag',
  collection: 'Seite',
  form: 'Formular',
  popup: 'Popup',
  coupon: 'Rabattcode',
  staysInTheBin: 'Sie können das 30 Tage lang aus dem Papierkorb zurückholen.',
  emptyPageStays:
    'Eine leere Seite bleibt 30 Tage lang im Papierkorb; eine Seite mit Inhalten lässt sich nicht zurückholen.',
  productStays:
    'Der Artikel verschwindet aus den Warenkörben, und seine Bewertungen und Kommentare werden endgültig gelöscht. Den Artikel können Sie 30 Tage lang aus dem Papierkorb zurückholen.',
  formStays: 'Das Formular können Sie 30 Tage lang aus dem Papierkorb zurückholen, ohne Einsendungen.',
} as const satisfies Record<keyof typeof english, string>;
