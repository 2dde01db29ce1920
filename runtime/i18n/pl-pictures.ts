/** The Polish texts about pictures that owners upload. */
import type { Catalogue } from './catalogue.ts';

export const pictures: Catalogue['pictures'] = {
  fileType: 'obrazu',
  usedBy: 'To zdjęcie jest nadal używane przez: {uses}.',
};
