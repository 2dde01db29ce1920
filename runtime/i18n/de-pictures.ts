/** The German texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'Bild-',
  usedBy: 'Dieses Bild wird noch verwendet von: {uses}.',
};
