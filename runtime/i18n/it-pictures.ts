/** The Italian texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'immagine',
  usedBy: 'Questa immagine è ancora usata da: {uses}.',
};
