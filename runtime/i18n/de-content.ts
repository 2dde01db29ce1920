/** The German texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} ist keine gültige Seitenadresse',
  reservedUrl: 'Die Adresse {val} braucht der Shop selbst',
  urlTaken: '{val} ist die Adresse einer anderen Seite',
  notAnOption: '{val} ist keine der erwarteten Möglichkeiten',
  nameTooLong: '{val} ist zu lang. Höchstens {max} Zeichen sind erlaubt',
  tooManyBlocks: 'Eine Seite hat höchstens {max} Blöcke, und diese hat {count}',
  wrongBlock: 'Das JSON des Blocks {type} ist bei {field} falsch: {reason}',
  blockWithoutJson: 'Der Block {type} braucht seine Einstellungen als JSON in data-block-json',
  tooManyImages: 'Eine Galerie hat höchstens {max} Bilder, und diese hat {count}',
  tooLong: 'Höchstens {max} Zeichen sind erlaubt',
  endBeforeStart: 'Das Ende darf nicht vor dem Anfang liegen',
  noStart: 'Eine Veranstaltung braucht einen Anfang',
  notInProducts: 'Artikel werden als Artikel angelegt',
  orderedByDate: 'Die Einträge dieser Sammlung sind nach ihrem Datum geordnet',
  notInCollection: 'Die Sammlung hat keinen Eintrag {val}',
  productsByOwner: 'Artikel stehen immer in der eigenen Reihenfolge',
  notAVideo: '{val} ist kein Video von YouTube oder Vimeo',
};
