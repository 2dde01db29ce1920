/** The Swedish texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'bild',
  usedBy: 'Bilden används fortfarande av: {uses}.',
};
